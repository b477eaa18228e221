interface Said {
  readonly en: string;
  readonly hi: string;
}

export const lookAgain: Said = {
  en: 'We are not quite sure of what we read: look at the picture first, and correct the value if it is read wrongly.',
  hi: 'हमने जो पढ़ा उसके बारे में हम पूरी तरह निश्चित नहीं हैं: पहले चित्र देखें, और मान ग़लत पढ़ा गया हो तो उसे ठीक करें।',
};

const correct: Said = {
  en: 'Call {who} and have it corrected before you travel; change nothing on the visa yourself.',
  hi: 'यात्रा से पहले {who} को फ़ोन करके इसे ठीक करवाएँ; वीज़ा पर स्वयं कुछ न बदलें।',
};
const said = (en: string, hi: string, then?: Said): Said => ({
  en: then ? `${en} ${then.en}` : en,
  hi: then ? `${hi} ${then.hi}` : hi,
});

// What a comparison says, and what to do about it before travelling. Filled like the words of rules.
export const sentences: Readonly<Record<string, Said>> = {
  'name.same': said('The name is the one in the passport.', 'नाम वही है जो पासपोर्ट में है।'),
  'name.differs': said(
    'The visa says “{seen}”, the passport “{own}”. Airlines and border officers compare the two letter by letter.',
    'वीज़ा पर “{seen}” लिखा है, पासपोर्ट में “{own}”। एयरलाइन और सीमा अधिकारी दोनों को अक्षर-अक्षर मिलाते हैं।',
    correct,
  ),
  'name.other': said(
    'The visa names “{seen}”, the passport “{own}”. It may be another person’s visa: with it you would not be let on board.',
    'वीज़ा पर “{seen}” का नाम है, पासपोर्ट में “{own}”। हो सकता है यह किसी और का वीज़ा हो: इससे आपको विमान में चढ़ने नहीं दिया जाएगा।',
    correct,
  ),
  'name.unread': said(
    'The name on the visa could not be read. Compare it with “{own}” letter by letter.',
    'वीज़ा पर नाम पढ़ा नहीं जा सका। उसे “{own}” से अक्षर-अक्षर मिलाएँ।',
  ),
  'passportNumber.same': said('It was issued for this passport.', 'यह इसी पासपोर्ट के लिए जारी हुआ है।'),
  'passportNumber.differs': said(
    'The visa is written for passport {seen}; the application was made with {own}. A visa counts only with the passport whose number it carries.',
    'वीज़ा पासपोर्ट {seen} के लिए है; आवेदन {own} से किया गया था। वीज़ा केवल उसी पासपोर्ट के साथ मान्य है जिसका नंबर उस पर है।',
    correct,
  ),
  'passportNumber.earlier': said(
    'The visa is written for your earlier passport {seen}, not for {own}. Ask {who} before you travel whether it has to be issued again or both passports have to be carried.',
    'वीज़ा आपके पिछले पासपोर्ट {seen} के लिए है, {own} के लिए नहीं। यात्रा से पहले {who} से पूछें कि इसे दोबारा जारी कराना होगा या दोनों पासपोर्ट साथ रखने होंगे।',
  ),
  'passportNumber.unread': said(
    'The passport number on the visa could not be read. It has to be {own}.',
    'वीज़ा पर पासपोर्ट नंबर पढ़ा नहीं जा सका। वह {own} होना चाहिए।',
  ),
  'nationality.same': said('The nationality is right.', 'राष्ट्रीयता सही है।'),
  'nationality.differs': said(
    'The visa says {seen}; the application says {own}. A border officer may refuse entry for it.',
    'वीज़ा पर {seen} लिखा है; आवेदन में {own}। इस कारण सीमा अधिकारी प्रवेश से मना कर सकते हैं।',
    correct,
  ),
  'nationality.unread': said(
    'No nationality was found on the visa. If it shows one, it has to be {own}.',
    'वीज़ा पर राष्ट्रीयता नहीं मिली। यदि लिखी हो तो वह {own} होनी चाहिए।',
  ),
  'dateOfBirth.same': said('The date of birth is the one in the passport.', 'जन्मतिथि वही है जो पासपोर्ट में है।'),
  'dateOfBirth.differs': said(
    'The visa says {seen}, the passport {own}. Border control looks you up by this date.',
    'वीज़ा पर {seen} लिखा है, पासपोर्ट में {own}। सीमा जाँच में आपको इसी तारीख़ से खोजा जाता है।',
    correct,
  ),
  'dateOfBirth.unread': said(
    'No date of birth was found on the visa. If it shows one, it has to be {own}.',
    'वीज़ा पर जन्मतिथि नहीं मिली। यदि लिखी हो तो वह {own} होनी चाहिए।',
  ),
  'country.same': said('It is good for {own}.', 'यह {own} के लिए मान्य है।'),
  'country.differs': said(
    'The visa is good for {seen}, but you are travelling to {own}. Call {who} before you travel: with this visa you cannot enter.',
    'वीज़ा {seen} के लिए है, पर आप {own} जा रहे हैं। यात्रा से पहले {who} को फ़ोन करें: इस वीज़ा से आप प्रवेश नहीं कर सकते।',
  ),
  'country.limited': said(
    'The visa is good for {own}, but not for {left}, where nights of your trip are booked. Call {who}, or change the route before you travel.',
    'वीज़ा {own} के लिए है, पर {left} के लिए नहीं, जहाँ आपकी यात्रा की रातें बुक हैं। यात्रा से पहले {who} को फ़ोन करें या मार्ग बदलें।',
  ),
  'country.unread': said(
    'Which country the visa is good for could not be read. It has to be {own}.',
    'वीज़ा किस देश के लिए है, यह पढ़ा नहीं जा सका। वह {own} होना चाहिए।',
  ),
  'visaType.same': said('The type fits what was asked for: {seen}.', 'प्रकार माँगे गए वीज़ा के अनुरूप है: {seen}।'),
  'visaType.differs': said(
    'The visa is of type “{seen}”; asked for was “{own}”. What you may do there follows from the type. Call {who} before you travel and ask whether this type covers your trip.',
    'वीज़ा का प्रकार “{seen}” है; माँगा गया था “{own}”। वहाँ आप क्या कर सकते हैं, यह प्रकार से तय होता है। यात्रा से पहले {who} को फ़ोन करके पूछें कि यह प्रकार आपकी यात्रा के लिए ठीक है या नहीं।',
  ),
  'visaType.unknown': said(
    'The visa is of type “{seen}”. We do not know these letters: compare them with “{own}”, or ask {who}.',
    'वीज़ा का प्रकार “{seen}” है। हम इन अक्षरों को नहीं पहचानते: इन्हें “{own}” से मिलाएँ, या {who} से पूछें।',
  ),
  'visaType.unread': said(
    'The type of the visa could not be read. Asked for was “{own}”.',
    'वीज़ा का प्रकार पढ़ा नहीं जा सका। माँगा गया था “{own}”।',
  ),
  'validFrom.same': said(
    'It may be used from {seen}; you arrive on {arrives}.',
    'इसका उपयोग {seen} से हो सकता है; आप {arrives} को पहुँचते हैं।',
  ),
  'validFrom.late': said(
    'It may be used only from {seen}, {days|day|days} after you arrive on {arrives}. Before that day you will not be let in. Call {who}, or move the trip.',
    'इसका उपयोग {seen} से ही हो सकता है, आपके {arrives} को पहुँचने के {days|दिन|दिन} बाद। उससे पहले प्रवेश नहीं मिलेगा। {who} को फ़ोन करें या यात्रा आगे बढ़ाएँ।',
  ),
  'validFrom.unread': said(
    'The first day of the visa could not be read. It has to be {arrives} or earlier.',
    'वीज़ा का पहला दिन पढ़ा नहीं जा सका। वह {arrives} या उससे पहले का होना चाहिए।',
  ),
  'validUntil.same': said(
    'It is good until {seen}; you leave on {leaves}.',
    'यह {seen} तक मान्य है; आप {leaves} को लौटते हैं।',
  ),
  'validUntil.early': said(
    'It ends on {seen}, {days|day|days} before you leave on {leaves}. Staying longer is an overstay and may bar later visas. Call {who} before you travel, or come back earlier.',
    'यह {seen} को समाप्त होता है, आपके {leaves} को लौटने से {days|दिन|दिन} पहले। अधिक रुकना नियम-विरुद्ध है और आगे के वीज़ा रोक सकता है। यात्रा से पहले {who} को फ़ोन करें या पहले लौटें।',
  ),
  'validUntil.over': said(
    'It ends on {seen}, before you arrive on {arrives}. With it this trip cannot be made. Call {who} before you travel.',
    'यह {seen} को समाप्त होता है, आपके {arrives} को पहुँचने से पहले। इससे यह यात्रा नहीं हो सकती। यात्रा से पहले {who} को फ़ोन करें।',
  ),
  'validUntil.entryBy': said(
    'The date {seen} lies before you leave on {leaves}. Usually it is the last day to enter, and you arrive on {arrives}, so the trip fits. Ask {who} before you travel whether you may stay beyond it.',
    '{seen} की तारीख़ आपके {leaves} को लौटने से पहले की है। प्रायः यह प्रवेश का अंतिम दिन होता है, और आप {arrives} को पहुँचते हैं, इसलिए यात्रा हो सकती है। यात्रा से पहले {who} से पूछें कि क्या आप उसके बाद भी रुक सकते हैं।',
  ),
  'validUntil.unread': said(
    'The last day of the visa could not be read. It has to be {leaves} or later.',
    'वीज़ा का अंतिम दिन पढ़ा नहीं जा सका। वह {leaves} या उसके बाद का होना चाहिए।',
  ),
  'stay.same': said(
    '{granted|day|days} of stay are allowed; the trip takes {needed}.',
    '{granted|दिन|दिन} रुकने की अनुमति है; यात्रा {needed} दिन की है।',
  ),
  'stay.less': said(
    'Only {granted|day|days} of stay are allowed; the trip takes {needed}, both days of travel counted. Call {who} before you travel, or come back {days|day|days} earlier.',
    'केवल {granted|दिन|दिन} रुकने की अनुमति है; यात्रा {needed} दिन की है, आने-जाने के दोनों दिन गिनकर। यात्रा से पहले {who} को फ़ोन करें, या {days|दिन|दिन} पहले लौटें।',
  ),
  'stay.unread': said(
    'No length of stay was found on the visa. The trip takes {needed|day|days}.',
    'वीज़ा पर रुकने की अवधि नहीं मिली। यात्रा {needed|दिन|दिन} की है।',
  ),
  'entries.same': said('It allows {granted}.', 'इसमें {granted} की अनुमति है।'),
  'entries.few': said(
    'It allows {granted}; the trip as booked needs {needed}. After leaving you would not be let in again. Call {who} before you travel, or change the route.',
    'इसमें {granted} की अनुमति है; बुक की गई यात्रा में {needed} चाहिए। बाहर जाने के बाद दोबारा प्रवेश नहीं मिलेगा। यात्रा से पहले {who} को फ़ोन करें या मार्ग बदलें।',
  ),
  'entries.short': said(
    'You asked for {wished} and got {granted}. The trip as booked fits; once you have left, you cannot come back on this visa. If you need more, call {who} before you travel.',
    'आपने {wished} माँगा था और {granted} मिला है। बुक की गई यात्रा हो सकती है; एक बार बाहर जाने पर इस वीज़ा से वापस नहीं आ सकते। अधिक चाहिए तो यात्रा से पहले {who} को फ़ोन करें।',
  ),
  'entries.unread': said(
    'How often you may enter could not be read. The trip as booked needs {needed}.',
    'कितनी बार प्रवेश हो सकता है, यह पढ़ा नहीं जा सका। बुक की गई यात्रा में {needed} चाहिए।',
  ),
  'visaNumber.same': said('The visa has the number {number}.', 'वीज़ा का नंबर {number} है।'),
  'visaNumber.unread': said(
    'The number of the visa could not be read. Airlines and registration forms ask for it: take a sharper picture, or note it down.',
    'वीज़ा का नंबर पढ़ा नहीं जा सका। एयरलाइन और पंजीकरण फ़ॉर्म इसे पूछते हैं: साफ़ चित्र लें या नंबर लिख लें।',
  ),
};
