/** The administrator who works on a request, as they are today: auth has them. */
import { AdministratorReference, type ItemReference, toReference } from '@access/service-kit'
import { FieldResolver, Resolver, Root } from 'type-graphql'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'

@Resolver(() => LegalAidRequest)
export class AssigneeResolver {
  @FieldResolver(() => AdministratorReference, {
    nullable: true,
    description: 'Null for nobody, and for who is gone; `assigneeName` is what they were called',
  })
  assignee(@Root() { assigneeId }: LegalAidRequest): ItemReference | null {
    return toReference(assigneeId)
  }
}
