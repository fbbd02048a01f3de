/** The points of a picture among which its focal point is chosen: what they are called, and how the keys go between them. */
import { type FocalPoint, focalSteps } from '@access/content/content-type/focal-point.rules'

const columnNames = ['Far left', 'Left', 'Center', 'Right', 'Far right']
const rowNames = ['top', 'upper', 'middle', 'lower', 'bottom']

export interface NamedFocalPoint extends FocalPoint {
  /** 'Left, upper' */
  name: string
}

/** All 25, row by row. */
export const focalPoints: readonly NamedFocalPoint[] = focalSteps.flatMap((focalY, row) =>
  focalSteps.map((focalX, column) => ({ focalX, focalY, name: `${columnNames[column]}, ${rowNames[row]}` })),
)

const arrows: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -25, y: 0 },
  ArrowRight: { x: 25, y: 0 },
  ArrowUp: { x: 0, y: -25 },
  ArrowDown: { x: 0, y: 25 },
}

/** The point beside another, in the direction of an arrow key; the same one at the edge, and null for any other key. */
export function findNextPoint({ focalX, focalY }: FocalPoint, key: string): FocalPoint | null {
  const direction = arrows[key]
  return direction ? { focalX: clamp(focalX + direction.x), focalY: clamp(focalY + direction.y) } : null
}

const clamp = (percentage: number) => Math.min(100, Math.max(0, percentage))
