import { REPORT_RULES } from '../../../../../../server/contract/reportHead.ts'
import type { CountsText } from './shape.ts'

const RULES = REPORT_RULES
const heardOf100 = Math.round(RULES.heardShare * 100)
const wordsAMinute = Math.round(60 / RULES.aloneSecondsPerWord)
const oneIn = Math.round(1 / RULES.guessMax)

/** The English texts. */
export const en: CountsText = {
  title: 'How this is counted',
  sub: 'Every figure on these pages: what it means, and the rule behind it.',
  link: 'How this is counted',
  figure: 'Figure',
  meaning: 'Means',
  formula: 'Rule',
  of: {
    session: {
      name: 'Session',
      means: `One child’s turn on a device, from sign-in to sign-out or 10 minutes without a touch. Under ${RULES.sessionSeconds} seconds it is stored but not counted.`,
      formula: `session end − session start, pauses left out, ≥ ${RULES.sessionSeconds} s`,
    },
    day: {
      name: 'Class day',
      means:
        'A school day on which at least one child of the class had a counted session. So holidays and days without tablets count against nobody.',
      formula: 'days of counted sessions, Monday to Friday',
    },
    active: {
      name: 'Active this week',
      means:
        'Children with at least one counted session since Monday 00:00, school’s time zone. “At least” when a tablet has reported unsent work of children who have no session yet this week; these are listed separately and not under “not yet”.',
      formula: 'children with a counted session since Monday, of all in the class',
    },
    away: {
      name: 'Away',
      means: `Named on Today after ${RULES.awayDays} class days without a session since the last one (unsent work that a tablet reported counts as having been there). A child who was added and never signed in is named as “not started yet”.`,
      formula: `class days after the last counted session ≥ ${RULES.awayDays}`,
    },
    turn: {
      name: 'Next tablet turns',
      means: `All learners by the day they last used the app; those who never did come first; a child whose unsent work a tablet reported counts as there on the day of that report. Ties by fewer sessions, then by name. The first ${RULES.turns}.`,
      formula: 'order: last day (or day of the tablet’s report), sessions, name',
    },
    book: {
      name: 'Book: opened, in progress, done, done with help',
      means:
        'Opened: a page was opened, none past page 1, nothing tried. In progress: past page 1 or anything tried, not finished. Done: finished, all its activities passed, and at least 2 of 3 counted questions of that round right at the first try. Done with help: finished otherwise. The best finished round counts; if two are equal, the one with less help. Locked: not open to this child.',
      formula: 'by round: activities passed = all, and first tries ÷ counted questions ≥ 2/3',
    },
    stars: {
      name: 'Stars',
      means:
        'As the child sees them. Points = activities passed ÷ activities of the book × 100; stars = points ÷ 20, rounded down; the best round.',
      formula: '⌊points ÷ 20⌋',
    },
    heard: {
      name: 'Heard to the end',
      means: `A page visit in Listen or Read along in which at least ${heardOf100} of 100 words were spoken in that language. Skipping ahead in the sound counts only the words spoken.`,
      formula: `voice on, words spoken ÷ words ≥ ${RULES.heardShare}`,
    },
    alone: {
      name: 'Read alone',
      means: `A page visit with the voice off that lasted at least ${RULES.aloneSecondsPerWord} s a word (${wordsAMinute} words a minute, faster than beginners read). It says that there was time to read; the app does not hear the child.`,
      formula: `voice off, seconds ≥ ${RULES.aloneSecondsPerWord} × words`,
    },
    flip: {
      name: 'Skipped',
      means: `Any other page visit. A page counts as “only skipped” when no visit of it was heard or read alone, in that language. A child is named on Today when the latest session had ${RULES.flippedPages} page visits or more and at least half were skipped.`,
      formula: `neither heard nor alone; last session: visits ≥ ${RULES.flippedPages} and skipped ÷ visits ≥ 1/2`,
    },
    whole: {
      name: 'Whole book',
      means: `Rounds in which all pages but at most ${RULES.pagesMissing} were heard to the end (or: read alone) in one language; the line “both mixed” counts pages in either language, for a child who changed language on the way. The cover is left out.`,
      formula: `rounds with pages heard ≥ pages − ${RULES.pagesMissing}`,
    },
    sheet: {
      name: 'Parents’ sheet: knows, right once, is practising',
      means:
        'Each item is on one list, in each language; its weakest skill decides. Is practising: any skill with help or not yet. Knows: none of these, and at least one skill known. Right at once, one time: the rest.',
      formula: 'the least of the item’s skills',
    },
    question: {
      name: 'Question, and counted question',
      means: `All tries at one item in one visit are one question. It counts only if a random guess at the first try would be right at most 1 time in ${oneIn}. So the last two words of a drag task, the numbers 9 and 10 of “in order”, and tasks that cannot go wrong (tap all, fill the bucket, goats) are stored but never counted.`,
      formula: `chance that a random first guess is right ≤ 1/${oneIn}`,
    },
    item: {
      name: 'First try, with help, not yet, not asked',
      means:
        'First try: the first move was right, before any help; hearing the question again is no help. With help: right later, or with fewer choices. Not yet: right only after being shown, or left. A child is counted once for an item, skill and language, by the latest counted question. The four numbers add up to the class.',
      formula: 'outcome of the latest counted question',
    },
    known: {
      name: 'Known',
      means: `First try in the two latest counted questions, on ${RULES.knownDays} different days. The chance of two lucky guesses is 1 in 9 at most, mostly under 1 in 100. One later miss takes it away. It is not shown for a child with fewer than ${RULES.knownSessions} sessions.`,
      formula: `last ${RULES.knownDays} = first try, on ${RULES.knownDays} days`,
    },
    stuck: {
      name: 'Stuck',
      means: `On an item: the ${RULES.stuckQuestions} latest counted questions, in two sessions, both “not yet”. On an activity: left unfinished in ${RULES.stuckLeft} sessions or more since it was last finished.`,
      formula: `last ${RULES.stuckQuestions} = not yet; or left ≥ ${RULES.stuckLeft} times since finished`,
    },
    struggling: {
      name: 'At least half not yet right',
      means: `Of all items a child was asked, by the latest counted question of each, half or more are “not yet” or “with help”. Unlike “stuck”, nothing has to be missed twice: a child who reads each book once is seen too. “Hardest” is the skill, in one language, with most missed of those asked, where ${RULES.skillAsked} items or more were asked. Not shown before ${RULES.knownSessions} sessions and ${RULES.strugglingAsked} items.`,
      formula: `(not yet + with help) ÷ items asked ≥ 1/2, items ≥ ${RULES.strugglingAsked}, sessions ≥ ${RULES.knownSessions}`,
    },
    answers: {
      name: 'First try: n of N; known: k of m',
      means: `N: items asked so far, each language and skill separately; n: those right at the first try the last time. m: items asked on ${RULES.knownDays} days or more, the only ones that can be known yet; k: those that are. So “first try” says how well a child answers, and m says how often there was a second day to show it.`,
      formula: `first try ÷ items asked; known ÷ items with questions on ≥ ${RULES.knownDays} days`,
    },
    chose: {
      name: 'Chosen instead',
      means: `The wrong item first chosen in a child’s latest counted question, where that was not a first try. Shown from ${RULES.group} children on. Today lists every such pair if ${RULES.classAsked} children or more were asked, those that concern the most children first.`,
      formula: 'children by what they chose',
    },
    few: {
      name: 'Few data',
      means: `There are no percentages, only counts: “n of N”. A sentence about the class needs ${RULES.classAsked} children asked, one about a group ${RULES.group}, one about a child two questions. With fewer, only the tries are shown, or “too early”.`,
      formula: `class ≥ ${RULES.classAsked}, group ≥ ${RULES.group}, child ≥ 2`,
    },
    ladder: {
      name: 'Reading ladder',
      means:
        'Letters, syllables, words, understanding. For each step: items at first try, of these known, and asked. These are never added up or ranked. Syllables are asked on today’s path only. Understanding counts the questions of the stories; how a child tells one shows as your own ticks.',
      formula: 'items by skill; ticks of “Talk about it”',
    },
    path: {
      name: 'Path of the class',
      means:
        'A child’s step is the first with a sound that is not firm, or with fewer than three firm words. Firm and shaky come from each question’s own chance of guessing; they only choose what comes next. Needs you: something was not right in its two latest questions, on two days, or more than five things are shaky. Ready for more: the next step is open, and nothing is shaky. What you set holds for five turns or until you change it, and changes no figure.',
      formula: 'counted first tries of all days; firm: chance of knowing at least .8, shaky: under .5',
    },
    waiting: {
      name: 'Not sent yet',
      means:
        'Records that a device still held, child by child, when it last reported. What happened on it after that is not known, so each page says how recent its figures are. A gap in a device’s running numbers also shows as “not sent”.',
      formula: 'what the device’s report lists; gaps in its running numbers',
    },
    done: {
      name: 'Finished all books',
      means: 'Each book done or done with help.',
      formula: 'all books finished',
    },
  },
}
