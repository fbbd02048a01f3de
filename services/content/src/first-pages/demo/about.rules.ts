/** About us: mission, values, history and impact, word for word. */
import type { AboutContent } from '../../static-pages/about.rules.ts'

export const about: AboutContent = {
  lead: 'Since 2010 we have given free legal help in Port Maren and the counties around it to people who could not pay for a lawyer.',
  mission: {
    title: 'Our Mission',
    text: 'We give free legal advice and representation to people who are pushed to the edge by poverty, discrimination, disability, language or violence. We explain the law in plain words, stand beside our clients in court, and work to change the rules that bring the same trouble to the same families again and again.',
  },
  vision: {
    title: 'Our Vision',
    text: 'A state where no one loses a home, a child, a paycheck or their freedom because they could not pay for a lawyer, and where anyone who opens a letter from a court knows what it says and whom to call.',
  },
  values: {
    heading: 'Our Core Values',
    items: [
      {
        icon: 'justice',
        title: 'Justice for All',
        text: 'We take cases on need, not on who is likely to thank us. Our rules for who gets help are public, and every no comes with a reason and another place to turn.',
      },
      {
        icon: 'compassion',
        title: 'Compassion',
        text: 'People come to us in the worst week of their year. We listen before we ask for papers, tell the truth about the chances, and let the client decide.',
      },
      {
        icon: 'community',
        title: 'Community',
        text: 'We work where people already are: libraries, clinics, school gyms, the back room of a laundromat. Former clients sit on our board and on our Client Council.',
      },
      {
        icon: 'excellence',
        title: 'Excellence',
        text: 'Free must not mean second best. Each filing is read by a second attorney, each deadline is kept in two calendars, and each closed case is reviewed for what we could have done better.',
      },
    ],
  },
  milestones: {
    heading: 'Our Milestones',
    items: [
      {
        year: 2010,
        title: 'Two folding tables',
        text: 'We open with two folding tables, a borrowed copier and a list of eleven people waiting for a lawyer. Thirty-one members adopt the first constitution.',
      },
      {
        year: 2011,
        title: 'First office',
        text: 'We rent two rooms above a hardware store, hire our first staff attorney, and answer 140 requests by the end of the year.',
      },
      {
        year: 2013,
        title: 'An eviction table at court',
        text: 'Attorneys sit on the second floor of the Maren County courthouse on Thursdays, so that tenants can talk to a lawyer before they see the judge.',
      },
      {
        year: 2014,
        title: 'Immigration team',
        text: 'Our first two accredited representatives join. Interpreters now work with us in eleven languages.',
      },
      {
        year: 2016,
        title: 'Clients on the board',
        text: 'Members reserve two seats on the board for people who have needed free legal help themselves.',
      },
      {
        year: 2017,
        title: 'The thousandth case',
        text: 'A family of six keeps its apartment after a two-day trial. It is the thousandth case we have closed.',
      },
      {
        year: 2018,
        title: 'Record clearing clinics',
        text: 'On one Saturday, 96 people have their records checked, and 41 leave with a petition ready to file.',
      },
      {
        year: 2020,
        title: 'Ten years, by phone',
        text: 'The office closes its doors for four months and misses no court date. Requests can be sent online for the first time.',
      },
      {
        year: 2021,
        title: 'Client Council',
        text: 'A new constitution in plain language creates a council of present and former clients that can speak at any board meeting.',
      },
      {
        year: 2023,
        title: 'The 48-hour promise',
        text: "We begin to review every request within 48 hours and to count, from the applicant's side, how often we succeed.",
      },
    ],
  },
  impact: {
    heading: 'Our Impact',
    items: [
      {
        figure: '2,500+',
        label: 'Cases resolved',
        text: 'Cases that an attorney took on and brought to an end, in or out of court.',
      },
      {
        figure: '5,000+',
        label: 'Clients served',
        text: 'People who were represented, or who received legal advice from us in person, by phone or at a clinic.',
      },
      {
        figure: '92%',
        label: 'Success rate',
        text: 'Share of resolved cases that ended as the client asked or in a settlement the client chose to accept.',
      },
    ],
    note: 'Figures since 2010, counted when a case is closed. A past result does not promise the same result in another case.',
  },
  awards: {
    heading: 'Recognition',
    items: [
      {
        title: 'Open Door Award',
        awardedBy: 'New Lorraine Bar Foundation',
        year: 2015,
        text: 'For bringing lawyers to the eviction courtroom before the hearing, and not after it.',
      },
      {
        title: 'Plain Language Prize',
        awardedBy: 'Maren County Library Council',
        year: 2019,
        text: 'For a set of court guides that a reader can use without a dictionary.',
      },
      {
        title: 'Neighbor of the Year',
        awardedBy: 'Port Maren Community Alliance',
        year: 2022,
        text: 'Given to our volunteer interpreters, who worked 3,200 hours in nineteen languages.',
      },
    ],
  },
  closing: {
    title: 'Who holds us to it',
    text: 'We are governed by our members and a board of volunteers. Our constitution says what we may and may not do, and anyone may read it.',
  },
}
