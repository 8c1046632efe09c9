/**
 * Who runs the site and what it is connected to: the only place for the operator's name, address and email, for
 * outgoing links and for third parties. Every value can be set by an environment variable at build time.
 */
import { operatorOf, set } from './operator';

const env = import.meta.env;

export const SITE = {
  name: 'Smallkit',
  /** Shown on the legal pages; the operator of a deployment must set them. */
  ...operatorOf(env),
  /** Base of relative addresses in the site's own HTTP requests. */
  apiBase: set(env.PUBLIC_API_BASE, env.BASE_URL),
} as const;

/** Ids of third parties; an empty one loads nothing. */
export const THIRD_PARTIES = {
  ads: set(env.PUBLIC_ADS_CLIENT, ''),
  analytics: set(env.PUBLIC_ANALYTICS_ID, ''),
  recording: set(env.PUBLIC_RECORDING_ID, ''),
} as const;

/** Outgoing links of the deal pages, by the name in `/deals/{name}-free-trial/`; affiliate links belong here. */
export const DEAL_LINKS: Readonly<Record<string, string>> = {
  'adobe-illustrator': 'https://www.adobe.com/products/illustrator/free-trial-download.html',
  ahrefs: 'https://ahrefs.com/pricing',
  'atlas-vpn': 'https://nordvpn.com/',
  bigcommerce: 'https://www.bigcommerce.com/start-your-trial/',
  brevo: 'https://www.brevo.com/pricing/',
  'dr-fone': 'https://drfone.wondershare.com/',
  expressvpn: 'https://www.expressvpn.com/vpn-free-trial',
  filmora: 'https://filmora.wondershare.com/',
  grammarly: 'https://www.grammarly.com/plans',
  instapage: 'https://instapage.com/plans',
  linode: 'https://www.linode.com/',
  pagecloud: 'https://www.pagecloud.com/',
  photoshop: 'https://www.adobe.com/products/photoshop/free-trial-download.html',
  shopify: 'https://www.shopify.com/free-trial',
  squarespace: 'https://www.squarespace.com/',
  tubebuddy: 'https://www.tubebuddy.com/pricing',
  vidiq: 'https://vidiq.com/pricing/',
  visme: 'https://www.visme.co/pricing/',
};

/** The Firebase project for accounts and sharing; if empty, everything stays on the device. */
export const FIREBASE_CONFIG = set(env.PUBLIC_FIREBASE_CONFIG, '');
