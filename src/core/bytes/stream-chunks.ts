/** Yields a stream's chunks. WebKit doesn't support `for await` over a stream. */
export async function* streamChunks<Part>(stream: ReadableStream<Part>): AsyncGenerator<Part> {
  const reader = stream.getReader();
  for (let result = await reader.read(); !result.done; result = await reader.read()) yield result.value;
}
