/** Scales of school grades: the lowest percentage for each grade, highest first. */
export const GRADE_SCALES = {
  /** Letters with plus and minus, as most colleges in the United States use them. */
  us: 'A+ 97\nA 93\nA- 90\nB+ 87\nB 83\nB- 80\nC+ 77\nC 73\nC- 70\nD+ 67\nD 63\nD- 60\nF 0',
  /** Grade points: the letters above on the 4.0 scale, where an A+ counts as an A. */
  gpa: '4.0 93\n3.7 90\n3.3 87\n3.0 83\n2.7 80\n2.3 77\n2.0 73\n1.7 70\n1.3 67\n1.0 63\n0.7 60\n0.0 0',
  /** The 100-point key of the German chambers of commerce (IHK) for vocational exams. */
  german: '1 92\n2 81\n3 67\n4 50\n5 30\n6 0',
  /** Points out of 20, rounded down, as in French schools. */
  twenty: Array.from({ length: 21 }, (_, index) => `${20 - index} ${(20 - index) * 5}`).join('\n'),
} as const;
