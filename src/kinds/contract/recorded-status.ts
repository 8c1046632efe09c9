/** In an example's `answers`: a service's refusal instead of its JSON. */
export interface RecordedStatus {
  readonly httpStatus: number;
  readonly data: unknown;
}

/** A recorded HTTP status such as 404, with the JSON that came with it. */
export const recordedStatus = (httpStatus: number, data: unknown = {}): RecordedStatus => ({ httpStatus, data });

export const isRecordedStatus = (answer: unknown): answer is RecordedStatus =>
  typeof answer === 'object' && answer !== null && 'httpStatus' in answer;
