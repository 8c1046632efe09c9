/**
 * Words per minute in English. Source: M. Brysbaert, 'How many words do we read per minute? A review and meta-analysis
 * of reading rate', Journal of Memory and Language 109 (2019), 104047, https://doi.org/10.1016/j.jml.2019.104047:
 * silent reading of non-fiction 238, aloud 183.
 */
export const SILENT_WPM = 238;
export const ALOUD_WPM = 183;
