/** Medians, percentiles, and how costs grow. */

/** The median and the extremes of some figures. */
export interface Spread {
  median: number
  min: number
  max: number
}

/** The figure that as many others are below as above. */
export function getMedian(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 0 ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[middle]!
}

export const getSpread = (values: number[]): Spread => ({
  median: getMedian(values),
  min: Math.min(...values),
  max: Math.max(...values),
})

/** The smallest value that at least this share of all values does not exceed: 0.99 for the 99th percentile. */
export function getPercentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!
}

/**
 * The exponent of the power of the size by which a cost grows, by least squares of the logarithms: 0 stays the same,
 * 1 is in proportion to the size.
 */
export function fitGrowthExponent(points: { size: number; cost: number }[]): number {
  const logs = points.map(({ size, cost }) => ({ x: Math.log(size), y: Math.log(cost) }))
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [mean(logs.map(({ x }) => x)), mean(logs.map(({ y }) => y))]
  const covariance = logs.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0)
  return covariance / logs.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
}
