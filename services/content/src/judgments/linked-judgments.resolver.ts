/** The judgments that a judgment leads to, as fields of it: those it cites, that cite it, and that are like it. */
import { Authorized, type Context } from '@access/service-kit'
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import { countCiting, listCited, listCiting, maxCited, maxCiting } from './cited-judgments.ts'
import { Judgment } from './judgment.entity.ts'
import { limitJudgments } from './judgment-limit.ts'
import { CitedJudgment, LinkedJudgment } from './linked-judgments.ts'
import { listSimilar, maxSimilar } from './similar-judgments.ts'

// All are nullable, so that a failure here does not affect the judgment.
@Resolver(() => Judgment)
export class LinkedJudgmentsResolver {
  @Authorized('manageContent')
  @Query(() => Int, {
    description: 'How many other judgments cite these, to be said before they are deleted',
  })
  citingJudgmentCount(@Arg('judgments', () => [ID]) ids: string[], @Ctx() { em }: Context): Promise<number> {
    return countCiting(em, ids)
  }

  @FieldResolver(() => [CitedJudgment], {
    nullable: true,
    description: `The judgments that its full text cites, as far as we have them: ${maxCited} at most, the most recent first`,
  })
  cites(@Root() judgment: Judgment, @Ctx() context: Context): Promise<CitedJudgment[]> {
    limitJudgments(context, 'cites')
    return listCited(context.em, judgment)
  }

  @FieldResolver(() => [LinkedJudgment], {
    nullable: true,
    description: `The judgments whose full text cites it: the ${maxCiting} most recent`,
  })
  citedBy(@Root() { id }: Judgment, @Ctx() context: Context): Promise<LinkedJudgment[]> {
    limitJudgments(context, 'citedBy')
    return listCiting(context.em, id)
  }

  @FieldResolver(() => [LinkedJudgment], {
    nullable: true,
    description: `Those most like it, by the words that they share: ${maxSimilar} at most`,
  })
  similar(@Root() { id }: Judgment, @Ctx() context: Context): Promise<LinkedJudgment[]> {
    limitJudgments(context, 'similar')
    return listSimilar(context.em, id)
  }
}
