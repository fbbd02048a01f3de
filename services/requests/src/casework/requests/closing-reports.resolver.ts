/** The report with which an attorney says that their matter is over; the office closes it. */
import {
  Authorized,
  type Context,
  getLocalDay,
  Invalid,
  requireAdministrator,
  validate,
} from '@access/service-kit'
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { enqueueEmail } from '../../platform/email/enqueue-email.ts'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import { createInputFromRules } from '../../platform/validation/input-from-rules.ts'
import { assertMayReport } from '../access/legal-aid-request.policy.ts'
import { storeClosingReport } from '../closing-reports/closing-report.entity.ts'
import { closingReport as rules } from '../closing-reports/closing-report.rules.ts'
import { RequestDetails } from './request-details.ts'
import { performStaffAction } from './staff-action.ts'

const ClosingReportInput = createInputFromRules('ClosingReportInput', rules)

@Resolver()
export class ClosingReportsResolver {
  @Authorized('takeMatters')
  @Mutation(() => RequestDetails, {
    description: 'Reports that your matter is over; a second report corrects the first',
  })
  async submitClosingReport(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ClosingReportInput) input: object,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    const actor = requireAdministrator(context)
    const report = validate(rules, input)
    const { timeZone, staffEmails } = await getOfficeSettings(context)
    if (report.closedOn > getLocalDay(timeZone)) throw new Invalid({ closedOn: 'This day is yet to come' })
    return performStaffAction(context, id, async (em, decryptedRequest) => {
      const { request } = decryptedRequest
      assertMayReport(request, actor)
      const isFirst = request.closingReportedAt === null
      await storeClosingReport(em, decryptedRequest, actor, report)
      if (isFirst)
        await enqueueEmail(em, decryptedRequest.keys, {
          kind: 'attorneyAnswer',
          to: staffEmails,
          values: {
            attorney: actor.name,
            answer: 'has sent the closing report for',
            reference: request.reference,
          },
          subjectItem: { item: request.id, reference: request.reference },
        })
      return isFirst ? 'sent the closing report' : 'corrected the closing report'
    })
  }
}
