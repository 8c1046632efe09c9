/** Yields a stream's chunks. WebKit doesn't support `for await` over a stream. */
export async function* streamParts<Part>(stream: ReadableStream<Part>): AsyncGenerator<Part> {
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}
