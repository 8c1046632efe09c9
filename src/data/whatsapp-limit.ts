/**
 * Characters that one WhatsApp message takes. WhatsApp publishes no figure; two that tell its users agree
 * (engagespark.com/support/whatsapp-business-limits, whatsapp-tips.com). Business accounts have less: 4,096 in its API.
 * Read 2026-11-21.
 */
export const WHATSAPP_MESSAGE = 65_536;
