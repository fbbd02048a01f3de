// What can harm many people asks once more who is there, in one dialog, and is done then.
import { buildGatewayError, createFakeGateway } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderPart } from '../testing/render-part.tsx'
import { SecondFactorsCard } from './SecondFactorsCard.tsx'

const secondFactors = { passkeys: [], totpEnrolledAt: '2099-03-05T22:30:00.000Z', recoveryCodeCount: 3 }
const codes = ['abcd-efgh-jkmn-pqrs']

/** An account whose recovery codes are renewed after a confirmation alone. */
function renderRejecting(methods: string[], answers = {}) {
  const gateway = createFakeGateway({
    SecondFactors: { secondFactors },
    RequestSecondFactorChallenge: { challenge: { methods, passkeyOptions: null } },
    ConfirmIdentity: { session: { hasSecondFactor: true } },
    RenewRecoveryCodes: () =>
      gateway.countRequests('ConfirmIdentity') === 0
        ? buildGatewayError('SECOND_FACTOR_NEEDED')
        : { recoveryCodes: codes },
    ...answers,
  })
  return renderPart(<SecondFactorsCard />, gateway)
}

async function findQuestion(user: ReturnType<typeof renderRejecting>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Renew codes' }))
  return within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
}

const confirmations: [label: string, methods: string[], name: string, typed: string][] = [
  ['Code from your authenticator app', ['totp', 'recoveryCode'], 'totp', '123456'],
  ['Recovery code', ['totp', 'recoveryCode'], 'recoveryCode', 'abcd-efgh'],
  // Without a second factor.
  ['Password', [], 'password', 'secret'],
]

test.each(confirmations)('%s confirms, and what was wanted is done', async (label, methods, name, typed) => {
  const { user, gateway } = renderRejecting(methods)
  const question = await findQuestion(user)
  if (name === 'recoveryCode')
    await user.click(await question.findByRole('button', { name: 'Use a recovery code' }))
  await user.type(await question.findByLabelText(label), `${typed}{Enter}`)
  await screen.findByText('Recovery codes renewed')
  await screen.findByText(codes[0]!)
  expect(getLastVariables(gateway, 'ConfirmIdentity')).toEqual({ [name]: typed })
  expect(gateway.countRequests('RenewRecoveryCodes')).toBe(2)
})

test('a wrong code is said in the dialog, and anyone who closes it finds the reason where they were', async () => {
  const fields = { secondFactor: 'That did not match. Try again' }
  const { user, gateway } = renderRejecting(['totp'], {
    ConfirmIdentity: buildGatewayError('BAD_USER_INPUT', { fields }),
    RenewRecoveryCodes: buildGatewayError('SECOND_FACTOR_NEEDED'),
  })
  const question = await findQuestion(user)
  await user.type(await question.findByLabelText('Code from your authenticator app'), '000000{Enter}')
  await question.findByText(fields.secondFactor)
  await user.click(question.getByRole('button', { name: 'Close' }))
  await screen.findByText('Nothing was done: your identity was not confirmed. Try again to confirm.')
  expect(gateway.countRequests('RenewRecoveryCodes')).toBe(1)
})
