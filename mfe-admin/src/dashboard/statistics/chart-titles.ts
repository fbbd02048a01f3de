/** The charts, in order: named before they are loaded. */
export const chartTitles = {
  outcomes: 'Requests by outcome',
  promises: 'Promises kept',
  answerTimes: 'Time to first answer',
  loads: 'Open requests by assignee',
  categories: 'Requests by practice area',
  urgencies: 'Requests by urgency',
} as const
