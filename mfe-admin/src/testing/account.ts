import type { AccountFragment } from '../administrators/administrators.generated.ts'
import { createBuilder } from './create-builder.ts'

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

export const buildAccount = createBuilder<AccountFragment>({
  __typename: 'Account',
  id: '2',
  email: 'bo@example.org',
  name: 'Bo',
  role: 'administrator',
  status: 'active',
  lastSignedInAt: '2099-03-05T22:30:00.000Z',
  hasSecondFactor: false,
  invitationExpiresAt: null,
})
