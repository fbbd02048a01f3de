/** What the screen of one's own account asks for, of an account without a second factor. */
export const accountResponses = {
  CurrentAccount: {
    me: {
      __typename: 'Administrator',
      id: '1',
      email: 'admin@example.org',
      name: 'Ada Admin',
      role: 'administrator',
    },
  },
  ActiveSessions: { sessions: [] },
  EmailedNotificationKinds: { kinds: [] },
  ColleagueRequests: { requests: [], absences: [] },
  SecondFactors: { secondFactors: { passkeys: [], totpEnrolledAt: null, recoveryCodeCount: 0 } },
}
