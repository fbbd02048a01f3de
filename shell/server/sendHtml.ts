/** Sends a page: for this visitor, and asked for anew each time. */
import type { Request, Response } from 'express'
import { sendText } from './sendText.ts'

export async function sendHtml(
  request: Request,
  response: Response,
  status: number,
  html: string,
): Promise<void> {
  response.set('cache-control', response.get('cache-control') ?? 'private, no-cache')
  await sendText(request, response, { status, type: 'text/html; charset=utf-8', text: html })
}
