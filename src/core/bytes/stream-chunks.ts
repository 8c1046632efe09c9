/** A stream's parts, one after another. WebKit has no `for await` over a stream itself. */
export async function* streamParts<Part>(stream: ReadableStream<Part>): AsyncGenerator<Part> {
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}
