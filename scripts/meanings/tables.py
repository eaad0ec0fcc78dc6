# Makes a table of vectors a language from what embed.py wrote: middles taken away, PCA over all, four bits a number.
# usage: tables.py FOLDER   (see README.md in this folder)
import json
import os
import sys
import numpy as np

folder = sys.argv[1]
dims, step = 256, 0.08
english_words, english_vectors, other_words, same_word = 20000, 14000, 11000, 0.5
languages = [one for one in ["en", "de", "es", "fr", "zh", "ja"] if os.path.exists(f"{folder}/vec-{one}.npy")]


def lines(name):
    with open(f"{folder}/{name}", encoding="utf-8") as file:
        return file.read().split("\n")


def unit(rows):
    return rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9)


def from_middle(rows):
    # The words of a language lie around a middle of their own: what is left after it speaks of meaning.
    rows = unit(rows)
    return unit(rows - rows.mean(0))


def by_word(language, kind):
    if not os.path.exists(f"{folder}/vec-{language}{kind}.npy"):
        return {}
    rows = from_middle(np.load(f"{folder}/vec-{language}{kind}.npy"))
    return dict(zip(lines(f"words-{language}{kind}.txt"), rows))


ranked = lines("lemmas-en.txt")
lemmas, ranked = set(ranked), ranked[:english_words]

# English: the word and, where it is frequent, its explanations in WordNet alike.
plain, told = by_word("en", ""), by_word("en", "-gloss")
with_vector = [word for word in ranked if word in plain][:english_vectors]
first = sorted(with_vector)
chosen = {"en": first + sorted(set(ranked) - set(first))}
vectors = {"en": unit(np.array([plain[word] + told.get(word, 0) for word in first]))}

seen = set(lines("words-en-all.txt")[:30000])
for language in languages[1:]:
    # Names of people and places, which English texts have and its dictionary has not, are left out.
    words = lines(f"words-{language}.txt")
    rows = from_middle(np.load(f"{folder}/vec-{language}.npy"))
    place = {word: at for at, word in enumerate(words)}
    # A form goes where the page would take it for the plain word, and that means the same.
    dropped = set()
    if os.path.exists(f"{folder}/forms-{language}.txt"):
        for form, word in (line.split(" ") for line in lines(f"forms-{language}.txt")):
            if word not in dropped and rows[place[form]] @ rows[place[word]] > same_word:
                dropped.add(form)
    taken = [at for at, word in enumerate(words) if (word not in seen or word in lemmas) and word not in dropped]
    taken = taken[:other_words]
    taken.sort(key=lambda at: words[at])
    chosen[language] = [words[at] for at in taken]
    # Others: the word, and the question what it means, alike.
    asked = by_word(language, "-meaning")
    vectors[language] = unit(np.array([rows[at] + asked.get(words[at], 0) for at in taken]))

_, _, axes = np.linalg.svd(np.concatenate([vectors[one][::2] for one in languages]), full_matrices=False)
axes = axes[:dims]

for language in languages:
    low = unit(vectors[language] @ axes.T)
    whole = np.clip(np.round(low / step), -7, 8).astype(np.int16) + 7
    (whole[:, 0::2] * 16 + whole[:, 1::2]).astype(np.uint8).T.tofile(f"{folder}/table-{language}.bin")
    with open(f"{folder}/table-{language}.txt", "w", encoding="utf-8") as file:
        file.write("\n".join(chosen[language]))
    if language != "en":
        with open(f"{folder}/pivots-{language}.txt", "w", encoding="utf-8") as file:
            for start in range(0, len(vectors[language]), 500):
                near = vectors[language][start : start + 500] @ vectors["en"].T
                for row, places in enumerate(np.argsort(-near, axis=1)[:, :2]):
                    file.write(" ".join(f"{place} {max(0, round(100 * near[row][place]))}" for place in places) + "\n")
    print(language, len(vectors[language]), "vectors of", len(chosen[language]), "words")
with open(f"{folder}/table.json", "w", encoding="utf-8") as file:
    json.dump({"dims": dims}, file)
