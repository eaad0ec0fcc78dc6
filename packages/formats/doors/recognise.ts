/** Which formats there are, and which one a file or a text is. */
export { acceptedFiles, acceptedFormats, fileFormats, isRead, type ReadName } from "../src/formats";
export { type ShapeName, shapeNames } from "../src/recognise/format-rules";
export { type FormatName, formatNamed, titleOf } from "../src/recognise/known-formats";
export { type Recognised, recogniseFormat } from "../src/recognise/recognise-format";
export { isProse, lookAt } from "../src/recognise/text-look";
export { shareMark } from "../src/share/share-mark";
