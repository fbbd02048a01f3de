/** How to stay safe on the site: what it can hide, and plainly what it cannot. */
export const staySafe = `This page is for anyone who worries that another person may see what they do on a phone or computer: a partner, a parent, an employer, a landlord, someone in the house.

## What "Leave this site" does

You will find the button **Leave this site** on this page, the request form, the contact page and pages about family law. It does three things at once:

1. It covers the page.
2. It clears what you have typed and not yet sent, also if you chose to keep it on this device.
3. It opens a page about the weather in place of ours.

Pressing the **Shift key three times** within five seconds does the same. Try it once now, while nothing is at stake.

If you press the Back button afterwards, the page you left does not come back. Pages of ours that you opened *before* it may still be there.

## What it cannot erase

- **Your browsing history.** The pages you visited before are still listed.
- **Files you saved or printed,** such as a receipt.
- **Emails and texts** from us or from anyone else.
- **What the network recorded.** At work, at school, or on a family plan, someone may see which sites were opened.
- **What watching software recorded.** A program hidden on the device can copy the screen or each key. No button on a website can stop it.
- **A request you have already sent.** It is stored locked. Tell us on your [status page](/get-help/status), or call us, if a way of reaching you that you gave us is no longer safe.

## Safer ways to look for help

- **Use a device the other person has never touched,** at a library, a clinic or a friend's home.
- **Use a private window.** It keeps no history after you close it. It does not hide you from the network or from watching software.
- **Delete only our pages.** An empty history can raise questions. Remove single entries if you know how.
- **Sign out** of accounts that copy history to other devices.

If someone seems to know things you told no one, trust that feeling. Do not remove watching software or change every password at once. The person may notice, and it may be evidence. Plan it first with a domestic violence advocate, from another device.

## Safer ways to reach us

- **Call** {officePhone} from another phone. {officeHours}. Calls may show on the bill and in the call list.
- **Tell us what is safe.** After you send a request, you can say which way to reach you, at what hours, and whether we may leave a message. You may ask us to use another name.
- **Do not give an email or phone that others use.** Tick "I have no safe email" or "I have no safe phone" in the form. If neither is safe, we answer only under [Check my request](/get-help/status).
- **You never have to get a message from us.** Write down the reference and the passphrase, hide them well, and look at your [status page](/get-help/status) from a safe device.
- **Come by:** {officeAddress}. You do not need to say why.

Our emails have a plain subject line and say nothing about your problem. You get none about a request until you ask for it.

## For friends

If you are helping someone, let them decide each step. Ask before you send anything for them. Keep copies of their papers if they ask you to.
`
