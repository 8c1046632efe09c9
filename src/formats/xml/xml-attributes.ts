/** An attribute of the tag read last, by UTF-16 offsets; the value's offsets are those between its quotes. */
export interface XmlAttribute {
  readonly name: string;
  /** As typed, with references not decoded. */
  readonly value: string;
  readonly start: number;
  /** The offset after the closing quote. */
  readonly end: number;
}

/** Array elements per attribute: start and end of its name, start of its value, and its closing quote. */
const WIDTH = 4;

/** The offsets of one tag's attributes; their texts are only extracted on request. */
export class AttributeMarks {
  private readonly marks: number[] = [];

  clear(): void {
    this.marks.length = 0;
  }

  add(start: number, nameEnd: number, valueStart: number, close: number): void {
    this.marks.push(start, nameEnd, valueStart, close);
  }

  list(text: string): XmlAttribute[] {
    const { marks } = this;
    const attributes: XmlAttribute[] = [];
    for (let i = 0; i < marks.length; i += WIDTH) {
      const [start = 0, nameEnd = 0, valueStart = 0, close = 0] = marks.slice(i, i + WIDTH);
      attributes.push({
        name: text.slice(start, nameEnd),
        value: text.slice(valueStart, close),
        start,
        end: close + 1,
      });
    }
    return attributes;
  }

  /** The first attribute whose name occurred earlier in the tag. */
  repeated(text: string): { readonly name: string; readonly start: number } | undefined {
    const { marks } = this;
    if (marks.length < 2 * WIDTH) return undefined;
    const names = new Set<string>();
    for (let i = 0; i < marks.length; i += WIDTH) {
      const name = text.slice(marks[i], marks[i + 1]);
      if (names.has(name)) return { name, start: marks[i] ?? 0 };
      names.add(name);
    }
    return undefined;
  }
}
