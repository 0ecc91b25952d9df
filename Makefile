# `make` alone lists what can be made. Every target starts from a clean clone: what is missing is installed first.
SWIFT ?= swift
# Fewer jobs for machines with little memory: `make test JOBS=2`.
JOBS ?=
# Another folder for the optimised build lets it run while .build is in use: `make build SCRATCH=.build/optimised`.
SCRATCH ?= .build
BUILD = $(SWIFT) build -c release --product espalier --scratch-path $(SCRATCH) $(if $(JOBS),-j $(JOBS))
ESPALIER = $(SCRATCH)/release/espalier
FORMATTED = Package.swift Sources Tests Examples Benchmarks Fuzzing AppTools Stubs

.PHONY: help setup build dist demo test apps sanitize fuzz fidelity conformance left-out pictures benchmark benchmark-tables documentation support rules \
	man reference install format lint clean

help:
	@echo 'make demo      render the example storyboards into out/'
	@echo 'make test      run every test'
	@echo 'make apps      run the tests of the rewriter, and those of the apps in Examples/Apps'
	@echo 'make fuzz      look for inputs that crash or hang it, for SECONDS=30'
	@echo 'make sanitize  run every test under the thread and the address sanitizer (long)'
	@echo 'make build     build .build/release/espalier'
	@echo 'make install   the same, and install it below PREFIX=/usr/local, with completions and manual'
	@echo 'make dist      an archive that runs on other machines, in out/'
	@echo 'make fidelity  lay out the corpus of recorded documents and compare with the kept floor'
	@echo 'make conformance  the same, and renew the tables of Documentation/Conformance.md'
	@echo 'make left-out  score every document by metrics of text fitted without its project, and renew that table (minutes)'
	@echo 'make pictures  render the pictures of the README anew'
	@echo 'make benchmark  measure the solver beside kiwi and direct loops, and views beside the solver'
	@echo 'make benchmark-tables  the same, and renew the tables of Documentation/Benchmarks.md'
	@echo 'make support   renew the page of what of UIKit is there'
	@echo 'make rules     renew the page of what check looks for'
	@echo 'make reference renew the page of what the reference says'
	@echo 'make man       renew the manual pages'
	@echo 'make format    format the sources; make lint only complains'
	@echo 'make documentation  write the documentation of all products and the tutorials into out/documentation'
	@echo 'make setup     install the system libraries that are missing (apt)'

setup:
	@scripts/setup.sh

build: setup
	$(BUILD)

PREFIX ?= /usr/local
install: build
	@scripts/install.sh $(ESPALIER) $(PREFIX)

# Relocatable: the Swift libraries inside, the others beside it.
dist: setup
	SWIFT=$(SWIFT) scripts/dist.sh

demo: build
	@scripts/demo.sh $(ESPALIER) out

# Both test libraries: a few tests of UIKit's surface are XCTest cases, as those of existing apps are.
test: setup
	$(SWIFT) test --parallel $(if $(JOBS),-j $(JOBS))

# The rewriter's package, then each app with the command.
apps: setup
	$(SWIFT) build --product espalier $(if $(JOBS),-j $(JOBS))
	scripts/apps.sh .build/debug/espalier

# libFuzzer over what files can hold, then damaged copies of our own documents through the command.
SECONDS ?= 30
fuzz: build
	scripts/fuzz.sh $(SECONDS)
	scripts/mutate-documents.py --espalier $(ESPALIER) --seconds $(SECONDS) --batch 100

# Each in a build folder of its own; scripts/sanitize.sh runs a part of the tests.
sanitize: setup
	SWIFT=$(SWIFT) JOBS=$(JOBS) scripts/sanitize.sh thread
	SWIFT=$(SWIFT) JOBS=$(JOBS) scripts/sanitize.sh address

fidelity: build
	scripts/fidelity.sh $(ESPALIER)

conformance: build
	scripts/fidelity.sh --write $(ESPALIER)

# Needs numpy, scipy, fontTools and the fonts that scripts/fit-metrics.py names.
left-out: setup
	scripts/left-out.sh --write

pictures: build
	$(SWIFT) build -c release --product DynamicStackViewProgram
	scripts/pictures.sh $(ESPALIER) Documentation/images

# Every product, one below the other, with links between them.
DOCUMENTED = Simplex AutoLayout Typography EspalierSans UIKit InterfaceBuilder Rendering Audit DocumentChanges
documentation: setup
	@mkdir -p out
	ESPALIER_DOCUMENTATION=1 $(SWIFT) package --allow-writing-to-directory out/documentation generate-documentation \
		--enable-experimental-combined-documentation $(DOCUMENTED:%=--target %) \
		--output-path out/documentation

benchmark-tables: BENCHMARK_FLAGS = --rounds 3 --write ..
benchmark benchmark-tables:
	@scripts/fetch-kiwi.sh
	cd Benchmarks && $(SWIFT) build -c release $(if $(JOBS),-j $(JOBS)) && \
		.build/release/SolverBenchmark --json benchmark.json $(BENCHMARK_FLAGS) && \
		.build/release/EngineBenchmark --json engine-benchmark.json $(BENCHMARK_FLAGS)

support: setup
	ESPALIER_RECORD=1 $(SWIFT) test $(if $(JOBS),-j $(JOBS)) --filter SupportTests.thePageIsUpToDate

rules: setup
	ESPALIER_RECORD=1 $(SWIFT) test $(if $(JOBS),-j $(JOBS)) --filter RuleTests

reference: setup
	ESPALIER_RECORD=1 $(SWIFT) test $(if $(JOBS),-j $(JOBS)) --filter ReferencePageTests.isUpToDate

man: setup
	SWIFT=$(SWIFT) scripts/manual.sh

format:
	$(SWIFT) format --in-place --parallel --recursive --configuration .swift-format $(FORMATTED)

lint:
	$(SWIFT) format lint --strict --parallel --recursive --configuration .swift-format $(FORMATTED)

clean:
	rm -rf .build out
