/**
 * The focal point of a picture: what stays in sight where a page shows less than the whole of it. It travels in the
 * address of the picture as a fragment (`…/door-1600x900.webp#focal=25-75`), which no server is ever sent, so that the
 * picture is cached as before. The pages' style sheet reads it (`picture.css` of the kit).
 */
import { z } from 'zod'

/** In percent from the left and from the top: as many as the style sheet has rules for. */
export const focalSteps = [0, 25, 50, 75, 100] as const

export interface FocalPoint {
  focalX: number
  focalY: number
}

/** Where a picture is shown around without a focal point. */
export const centerPoint: FocalPoint = { focalX: 50, focalY: 50 }

export const focalStep = () => z.literal(focalSteps, 'Choose one of the points of the picture')

const step = `(?:${focalSteps.join('|')})`
const addressPattern = new RegExp(`^[^#]*(?:#focal=${step}-${step})?$`)

/** The address of a picture with its focal point; without one where that is the center. */
export function addFocalPoint(url: string, { focalX, focalY }: FocalPoint): string {
  const isCenter = focalX === centerPoint.focalX && focalY === centerPoint.focalY
  return isCenter ? url : `${url}#focal=${focalX}-${focalY}`
}

export const removeFocalPoint = (url: string): string => url.replace(/#focal=[\d-]+$/, '')

/** Whether an address on this site has a focal point behind `#`, or nothing; another site's address may have anything. */
export const hasValidFragment = (address: string): boolean =>
  !address.startsWith('/') || addressPattern.test(address)
