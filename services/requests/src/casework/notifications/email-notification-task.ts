/** The name of the task, apart: those who store notifications schedule it, and it stores none. */
export const emailNotificationTask = { name: 'email notification' } as const
