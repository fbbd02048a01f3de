/** A moment as people say it, where the office is: "Tuesday, November 24, 5:00 PM". */
export function formatDateTime(moment: Date, timeZone: string): string {
  const { day, time } = getFormatters(timeZone)
  // Between the time and AM or PM stands a narrow space that not every email program shows.
  return `${day.format(moment)}, ${time.format(moment).replace('\u202F', ' ')}`
}

// Cached: creating one takes a hundred times as long as using it.
const formatters = new Map<string, ReturnType<typeof createFormatters>>()

function getFormatters(timeZone: string) {
  const cached = formatters.get(timeZone) ?? createFormatters(timeZone)
  formatters.set(timeZone, cached)
  return cached
}

const createFormatters = (timeZone: string) => ({
  day: new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' }),
  time: new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }),
})

/** A day as people say it, where the office is: "December 26, 2026". */
export const formatDate = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, month: 'long', day: 'numeric', year: 'numeric' }).format(
    moment,
  )
