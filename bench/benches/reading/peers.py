"""The public programs on a folder of pictures, one JSON line each: whole-page RapidOCR and PassportEye."""

import json
import os
import re
import resource
import sys
import warnings

warnings.filterwarnings("ignore")
folder = sys.argv[1]
files = sorted(os.listdir(folder))


def spent():
    own = resource.getrusage(resource.RUSAGE_SELF)
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return own.ru_utime + own.ru_stime + children.ru_utime + children.ru_stime


def tell(peer, read):
    for file in files:
        before = spent()
        try:
            lines = read(os.path.join(folder, file))
        except Exception:
            lines = []
        print(json.dumps({"peer": peer, "file": file, "lines": lines, "cpu": round(spent() - before, 3)}), flush=True)


def passporteye():
    from passporteye import read_mrz

    def read(path):
        found = read_mrz(path)
        return found.aux["text"].split("\n")[:2] if found else []

    tell("PassportEye", read)


def rapidocr():
    from rapidocr import RapidOCR

    engine = RapidOCR(params={"EngineConfig.onnxruntime.intra_op_num_threads": 1})

    def read(path):
        texts = [re.sub(r"[^A-Z0-9<]", "", text.upper()) for text in (engine(path).txts or [])]
        rows = [text for text in texts if len(text) >= 36 and "<" in text]
        return rows[-2:]

    tell("RapidOCR, whole page", read)


rapidocr()
passporteye()
