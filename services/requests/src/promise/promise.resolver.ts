/** How well we keep what we promise, for everybody. Nothing sealed is opened for it. */
import { type Context, InstantScalar } from '@access/service-kit'
import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { promiseKept } from './promise-kept.ts'

/** Null both, until there are enough that nobody can be told from them. */
@ObjectType('PromiseShare', { simpleResolvers: true })
export class PromiseShare {
  /** In whole percent. */
  @Field(() => Int, { nullable: true }) kept!: number | null
  @Field(() => Int, { nullable: true }) total!: number | null
}

@ObjectType('PromiseKept', { simpleResolvers: true })
export class PromiseKept {
  /** A person was in touch in time. */
  @Field(() => PromiseShare) answered!: PromiseShare
  /** An attorney was found in time. */
  @Field(() => PromiseShare) matched!: PromiseShare
  /** Requests that were received in this time are counted. */
  @Field(() => InstantScalar) since!: Date
  @Field(() => InstantScalar) until!: Date
  /** From how many requests on a figure is shown. */
  @Field(() => Int) least!: number
}

@Resolver()
export class PromiseResolver {
  @Query(() => PromiseKept)
  promiseKept(@Ctx() { em, settings }: Context): Promise<PromiseKept> {
    return promiseKept(em, settings)
  }
}
