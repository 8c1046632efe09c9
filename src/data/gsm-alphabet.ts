/**
 * The default alphabet of GSM, and the characters that need an escape before them. Source: 3GPP TS 23.038 V18, §6.2.1
 * and §6.2.1.1.
 */
export const GSM_BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿' +
  'abcdefghijklmnopqrstuvwxyzäöñüà';

export const GSM_EXTENSION = '\f^{}\\[~]|€';
