# The weights of the reading engine, out of a public Python wheel: unpacked, never run as Python.
# shellcheck shell=bash

MODELS_WHEEL=rapidocr==3.10.0
MODELS_DIR=$CACHE/models/pp-ocrv6
MODELS_SUMS='090f04abcd9d9a7498bc4ebf677e4cb9bdce1fe4197ddb7e529f1ef44e1ff94f  PP-OCRv6_det_small.onnx
6f327246b50388f3c176ae304bd95767ea6dc0c9ae92153ef8cbe210b3c14884  PP-OCRv6_rec_small.onnx'

models_cached() { (cd "$MODELS_DIR" 2>/dev/null && sha256sum --status -c - <<<"$MODELS_SUMS"); }

pip_present() { python3 -m pip --version >/dev/null 2>&1; }

models_fetch() {
  local made
  mkdir -p "$CACHE/models"
  (
    flock 8
    models_cached && exit
    say 'fetching the reading models, 27 MB, once'
    pip_present && command -v unzip >/dev/null || apt_install python3-pip unzip
    made=$(mktemp -d "$CACHE/models/fetch.XXXXXX")
    (cd "$made" && python3 -m pip download --no-deps --quiet --disable-pip-version-check "$MODELS_WHEEL" &&
      unzip -jq ./*.whl 'rapidocr/models/PP-OCRv6_*_small.onnx') >>"$STACK/logs/models.log" 2>&1 ||
      die "the reading models could not be fetched; see $STACK/logs/models.log"
    rm -f "$made"/*.whl
    rm -rf "$MODELS_DIR"
    mv "$made" "$MODELS_DIR"
    chmod 755 "$MODELS_DIR"
    models_cached || die 'the reading models just fetched are not the ones asked for'
  ) 8>"$CACHE/models.lock"
}

models_up() { models_cached || models_fetch; }
