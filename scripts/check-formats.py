#!/usr/bin/env python3
"""check-formats.py - whether the reports of `espalier check` are what their formats ask for.

  pip install jsonschema sarif-om xmlschema
  scripts/check-formats.py [--espalier .build/release/espalier] DOCUMENT...

Checks the documents once, and the reports: SARIF 2.1.0 by the classes that Microsoft's sarif-om was generated with from the
schema (which properties there are, and which must be there), JUnit by the schema that Jenkins reads (data/junit-10.xsd),
checkstyle by the elements and attributes that its own output has, and JSON by Documentation/report.schema.json.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

import attr
import jsonschema
import sarif_om
import xmlschema

HERE = pathlib.Path(__file__).parent
# The classes of SARIF's properties that hold objects.
OBJECTS = {
    ('SarifLog', 'runs'): 'Run', ('Run', 'tool'): 'Tool', ('Run', 'results'): 'Result', ('Tool', 'driver'): 'ToolComponent',
    ('Run', 'originalUriBaseIds'): 'ArtifactLocation', ('ArtifactLocation', 'description'): 'Message',
    ('ToolComponent', 'rules'): 'ReportingDescriptor', ('ReportingDescriptor', 'help'): 'MultiformatMessageString',
    ('ReportingDescriptor', 'shortDescription'): 'MultiformatMessageString',
    ('ReportingDescriptor', 'fullDescription'): 'MultiformatMessageString',
    ('ReportingDescriptor', 'defaultConfiguration'): 'ReportingConfiguration',
    ('Result', 'message'): 'Message', ('Result', 'locations'): 'Location', ('Result', 'relatedLocations'): 'Location',
    ('Location', 'physicalLocation'): 'PhysicalLocation', ('Location', 'message'): 'Message',
    ('PhysicalLocation', 'artifactLocation'): 'ArtifactLocation', ('PhysicalLocation', 'region'): 'Region',
}
# Objects whose members have any name.
MAPS = {'originalUriBaseIds'}
FREE = {'properties', 'partialFingerprints', 'fingerprints'}
LEVELS = {'none', 'note', 'warning', 'error'}


def sarif(value, kind, place, problems):
    if not isinstance(value, dict):
        problems.append(f'{place} is no object')
        return
    fields = {field.metadata.get('schema_property_name'): field for field in attr.fields(getattr(sarif_om, kind))}
    problems += [f'{place} has no {name}' for name, field in fields.items()
                 if field.default is attr.NOTHING and name not in value]
    for name, inner in value.items():
        if name not in fields:
            problems.append(f'{place}: {kind} has no property {name}')
        elif name == 'level' and inner not in LEVELS:
            problems.append(f'{place}: {inner} is no level')
        elif kind == 'Region' and not (isinstance(inner, int) and inner >= 1):
            problems.append(f'{place}/{name}: lines and columns begin with 1')
        elif (kind, name) in OBJECTS:
            parts = inner.values() if name in MAPS else inner if isinstance(inner, list) else [inner]
            for index, part in enumerate(parts):
                sarif(part, OBJECTS[kind, name], f'{place}/{name}/{index}', problems)
        elif isinstance(inner, dict) and name not in FREE:
            problems.append(f'{place}/{name}: an object that this script does not know')


def checkstyle(path, problems):
    root = ElementTree.parse(path).getroot()
    if root.tag != 'checkstyle' or not root.get('version'):
        problems.append(f'the root is {root.tag}')
    for file in root:
        if file.tag != 'file' or set(file.attrib) != {'name'}:
            problems.append(f'{file.tag} {file.attrib}')
        for error in file:
            if error.tag != 'error' or set(error.attrib) - {'line', 'column', 'severity', 'message', 'source'}:
                problems.append(f'{error.tag} {error.attrib}')
            if error.get('severity') not in {'ignore', 'info', 'warning', 'error'}:
                problems.append(f'{error.get("severity")} is no severity')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--espalier', default='.build/release/espalier')
    parser.add_argument('documents', nargs='+')
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        paths = {name: f'{folder}/{name}' for name in ('sarif', 'junit', 'checkstyle', 'json')}
        outputs = [word for name, path in paths.items() for word in ('--format', name, '--output', path)]
        run = subprocess.run([options.espalier, 'check', '--quiet', '--fail-on', 'never', '--device', 'iphone-se', '--orientation',
                              'both', *outputs, *options.documents], check=False)
        if run.returncode != 0:
            sys.exit(f'check-formats: espalier check ended with exit code {run.returncode}')
        found = {name: [] for name in paths}
        with open(paths['sarif'], encoding='utf-8') as file:
            log = json.load(file)
        sarif(log, 'SarifLog', '', found['sarif'])
        schema = xmlschema.XMLSchema(HERE / 'data/junit-10.xsd')
        found['junit'] += [f'{error.path}: {error.reason}' for error in schema.iter_errors(paths['junit'])]
        checkstyle(paths['checkstyle'], found['checkstyle'])
        with open(HERE.parent / 'Documentation/report.schema.json', encoding='utf-8') as file:
            own = jsonschema.Draft202012Validator(json.load(file))
        with open(paths['json'], encoding='utf-8') as file:
            found['json'] += [error.message for error in own.iter_errors(json.load(file))]
        count = len(log['runs'][0]['results'])
    for name, problems in found.items():
        print(f'{name}: {len(problems)} problems in {count} findings')
        for problem in problems[:10]:
            print(f'  {problem}')
    sys.exit(any(found.values()))


if __name__ == '__main__':
    main()
