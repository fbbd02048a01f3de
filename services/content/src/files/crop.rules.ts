/** The validation rules of what is said about a file, and of a crop: a part of a stored picture, in percent of its sides. */
import { z } from 'zod'
import { alternativeText } from '../content-type/fields.rules.ts'
import { focalStep } from '../content-type/focal-point.rules.ts'
import type { Size } from './file.rules.ts'

export interface CropArea {
  left: number
  top: number
  width: number
  height: number
}

/** In pixels: pages show no picture smaller than this. */
export const minCropSide = 200

/** Whether a part of a picture can be large enough. */
export const isCroppable = ({ width, height }: Size): boolean => Math.min(width, height) >= minCropSide

/** The least percentage of a side that is large enough, to one decimal. */
export const computeMinPercentage = (side: number): number => Math.ceil((minCropSide * 1000) / side) / 10

const round = (percentage: number) => Math.round(percentage * 10) / 10

const percentage = () =>
  z.number('Enter a number').min(0, 'Enter 0 or a larger number').max(100, 'Enter 100 or a smaller number')

/** The rules of a crop of a picture of this size. */
export const createCropRules = (picture: Size) =>
  z
    .strictObject({ left: percentage(), top: percentage(), width: percentage(), height: percentage() })
    .superRefine((area, context) => {
      const checkSide = (start: 'left' | 'top', side: 'width' | 'height', edge: string) => {
        const message = findSideError(area[start], area[side], picture[side], edge)
        if (message) context.addIssue({ code: 'custom', path: [side], message })
      }
      checkSide('left', 'width', 'right')
      checkSide('top', 'height', 'bottom')
      if (Math.min(area.width, area.height) === 100)
        context.addIssue({
          code: 'custom',
          path: ['width'],
          message: 'This is the whole picture. Choose a part of it',
        })
    })

function findSideError(start: number, length: number, side: number, edge: string): string | null {
  // Compared as it is shown, since 33.3 and 66.7 are a little more than 100.
  if (round(start + length) > 100) return `Beyond the ${edge} edge: enter ${round(100 - start)} or less`
  if (Math.round((length * side) / 100) < minCropSide)
    return `Too small: enter ${computeMinPercentage(side)} or more, which is ${minCropSide} pixels`
  return null
}

/** A crop in whole pixels, within the picture. */
export function toPixels(area: CropArea, picture: Size): CropArea {
  const left = Math.round((area.left * picture.width) / 100)
  const top = Math.round((area.top * picture.height) / 100)
  return {
    left,
    top,
    width: Math.min(picture.width - left, Math.round((area.width * picture.width) / 100)),
    height: Math.min(picture.height - top, Math.round((area.height * picture.height) / 100)),
  }
}

export const fileDescription = z.strictObject({
  altText: alternativeText(),
  focalX: focalStep(),
  focalY: focalStep(),
})
