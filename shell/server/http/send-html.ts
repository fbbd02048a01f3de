/** Sends a page: private, and not cached. */
import type { Request, Response } from 'express'
import { sendText } from './send-text.ts'

export async function sendHtml(
  request: Request,
  response: Response,
  status: number,
  html: string,
): Promise<void> {
  response.set('cache-control', response.get('cache-control') ?? 'private, no-cache')
  await sendText(request, response, { status, type: 'text/html; charset=utf-8', text: html })
}
