import type { APIRoute } from 'astro';
import { feed } from '../layouts/feed';

export const GET: APIRoute = () => feed('en');
