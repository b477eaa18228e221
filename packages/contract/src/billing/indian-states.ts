interface State {
  readonly code: string; // as in the first two characters of a GSTIN
  readonly en: string;
  readonly hi: string;
}

// States and union territories with their GST codes (source: list of state codes of the GST portal).
export const indianStates: readonly State[] = [
  { code: '35', en: 'Andaman and Nicobar Islands', hi: 'अंडमान और निकोबार द्वीपसमूह' },
  { code: '37', en: 'Andhra Pradesh', hi: 'आंध्र प्रदेश' },
  { code: '12', en: 'Arunachal Pradesh', hi: 'अरुणाचल प्रदेश' },
  { code: '18', en: 'Assam', hi: 'असम' },
  { code: '10', en: 'Bihar', hi: 'बिहार' },
  { code: '04', en: 'Chandigarh', hi: 'चंडीगढ़' },
  { code: '22', en: 'Chhattisgarh', hi: 'छत्तीसगढ़' },
  { code: '26', en: 'Dadra and Nagar Haveli and Daman and Diu', hi: 'दादरा और नगर हवेली तथा दमन और दीव' },
  { code: '07', en: 'Delhi', hi: 'दिल्ली' },
  { code: '30', en: 'Goa', hi: 'गोवा' },
  { code: '24', en: 'Gujarat', hi: 'गुजरात' },
  { code: '06', en: 'Haryana', hi: 'हरियाणा' },
  { code: '02', en: 'Himachal Pradesh', hi: 'हिमाचल प्रदेश' },
  { code: '01', en: 'Jammu and Kashmir', hi: 'जम्मू और कश्मीर' },
  { code: '20', en: 'Jharkhand', hi: 'झारखंड' },
  { code: '29', en: 'Karnataka', hi: 'कर्नाटक' },
  { code: '32', en: 'Kerala', hi: 'केरल' },
  { code: '38', en: 'Ladakh', hi: 'लद्दाख' },
  { code: '31', en: 'Lakshadweep', hi: 'लक्षद्वीप' },
  { code: '23', en: 'Madhya Pradesh', hi: 'मध्य प्रदेश' },
  { code: '27', en: 'Maharashtra', hi: 'महाराष्ट्र' },
  { code: '14', en: 'Manipur', hi: 'मणिपुर' },
  { code: '17', en: 'Meghalaya', hi: 'मेघालय' },
  { code: '15', en: 'Mizoram', hi: 'मिज़ोरम' },
  { code: '13', en: 'Nagaland', hi: 'नागालैंड' },
  { code: '21', en: 'Odisha', hi: 'ओडिशा' },
  { code: '34', en: 'Puducherry', hi: 'पुदुच्चेरी' },
  { code: '03', en: 'Punjab', hi: 'पंजाब' },
  { code: '08', en: 'Rajasthan', hi: 'राजस्थान' },
  { code: '11', en: 'Sikkim', hi: 'सिक्किम' },
  { code: '33', en: 'Tamil Nadu', hi: 'तमिलनाडु' },
  { code: '36', en: 'Telangana', hi: 'तेलंगाना' },
  { code: '16', en: 'Tripura', hi: 'त्रिपुरा' },
  { code: '09', en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश' },
  { code: '05', en: 'Uttarakhand', hi: 'उत्तराखंड' },
  { code: '19', en: 'West Bengal', hi: 'पश्चिम बंगाल' },
];

// Where a customer is: a state, or a foreign country.
const abroad: State = { code: '96', en: 'Outside India', hi: 'भारत के बाहर' };
export const customerStates: readonly State[] = [...indianStates, abroad];

export const stateText = (code: string, language: 'en' | 'hi'): string =>
  customerStates.find((state) => state.code === code)?.[language] ?? code;
