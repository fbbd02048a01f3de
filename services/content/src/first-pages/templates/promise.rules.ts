/** How the promises are counted, in plain words. */
export const promise = `When you ask us for help, a person answers you within {firstAnswerHours} hours. If we can take your case, we look for an attorney within 5-7 business days. Here is how we count that.

## The {firstAnswerHours} hours

The clock starts when your request reaches us, at any hour. It stops when a person in our office first answers you: we ask you something, we tell you that you are eligible, we find you an attorney, or we tell you that we cannot take your case and where else to turn. An automatic message does not count.

We can only answer while we are open: {officeHours}. So the promise ends at the last moment at which we are open within the {firstAnswerHours} hours. If we are closed for all of that time, it ends when we close on our next open day. You are told the exact day and time when you send your request.

## The 5-7 business days

Business days are Monday to Friday, without the days on which we are closed. We count seven of them from the day by which we promised to answer, and the promise ends when we close on the last one. The clock stops when an attorney has said yes.

{holidays}

## What we count

- Every request that we received in the last 90 days, once its promise has come due, or earlier if we kept it before.
- A request that nobody answered in time counts as not kept, also when we answered later.
- A request that we could not take, or passed on to another organization, counts as answered. It is not counted for finding an attorney.
- A request that was closed before an attorney was found is not counted for finding one.
- A request that was withdrawn or erased is not counted at all.

We round down, and we show whole percents only. Nothing that you tell us is opened to count this.

## If we are late

Call {officePhone} and say your reference. Someone will look at it the same day. Your [status page](/get-help/status) says it too when we are late.
`
