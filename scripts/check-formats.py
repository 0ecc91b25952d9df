#!/usr/bin/env python3
"""check-formats.py - whether the reports of `espalier check` are what their formats ask for.

  pip install jsonschema xmlschema
  pip download --no-deps --no-binary :all: sarif-om && tar xzf sarif_om-*.tar.gz
  scripts/check-formats.py [--espalier .build/release/espalier] --sarif-schema sarif_om-*/sarif-2.1.0-rtm.4.json DOCUMENT...

Checks the documents once, and the reports: SARIF 2.1.0 by its schema, which comes with Microsoft's sarif-om, JUnit by the schema
that Jenkins reads (data/junit-10.xsd), checkstyle by the elements and attributes that its own output has, and JSON by
Documentation/report.schema.json.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

import jsonschema
import xmlschema

HERE = pathlib.Path(__file__).parent


def faults(report, schema):
    """What a report has that its JSON schema doesn't allow; and the report."""
    with open(report, encoding='utf-8') as file:
        value = json.load(file)
    with open(schema, encoding='utf-8') as file:
        rules = json.load(file)
    validator = jsonschema.validators.validator_for(rules)(rules)
    return [f'{error.json_path}: {error.message}' for error in validator.iter_errors(value)], value


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
    parser.add_argument('--sarif-schema', required=True)
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
        found['sarif'], log = faults(paths['sarif'], options.sarif_schema)
        schema = xmlschema.XMLSchema(HERE / 'data/junit-10.xsd')
        found['junit'] += [f'{error.path}: {error.reason}' for error in schema.iter_errors(paths['junit'])]
        checkstyle(paths['checkstyle'], found['checkstyle'])
        found['json'], _ = faults(paths['json'], HERE.parent / 'Documentation/report.schema.json')
        count = len(log['runs'][0]['results'])
    for name, problems in found.items():
        print(f'{name}: {len(problems)} problems in {count} findings')
        for problem in problems[:10]:
            print(f'  {problem}')
    sys.exit(any(found.values()))


if __name__ == '__main__':
    main()
