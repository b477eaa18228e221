// IATA designator, then the names it flies under.
const rows = `
AI Air India
IX Air India Express
6E IndiGo,Interglobe Aviation
UK Vistara
SG SpiceJet
QP Akasa Air
G8 Go First
I5 AirAsia India
9I Alliance Air
S5 Star Air
LH Lufthansa
LX SWISS,Swiss International Air Lines
OS Austrian Airlines,Austrian
SN Brussels Airlines
EW Eurowings
4Y Discover Airlines
AF Air France
KL KLM,KLM Royal Dutch Airlines
BA British Airways
VS Virgin Atlantic
EI Aer Lingus
U2 easyJet
FR Ryanair
W6 Wizz Air
AZ ITA Airways
IB Iberia
VY Vueling
UX Air Europa
TP TAP Air Portugal,TAP Portugal
LO LOT Polish Airlines,LOT
OK Czech Airlines
SK SAS,Scandinavian Airlines
AY Finnair
DY Norwegian
FI Icelandair
A3 Aegean Airlines,Aegean
RO TAROM
FB Bulgaria Air
JU Air Serbia
OU Croatia Airlines
BT airBaltic
LG Luxair
TK Turkish Airlines
PC Pegasus Airlines,Pegasus
SU Aeroflot
HY Uzbekistan Airways
KC Air Astana
J2 Azerbaijan Airlines
EK Emirates
FZ flydubai
EY Etihad Airways,Etihad
G9 Air Arabia
3L Air Arabia Abu Dhabi
QR Qatar Airways
GF Gulf Air
KU Kuwait Airways
J9 Jazeera Airways
WY Oman Air
OV SalamAir
SV Saudia,Saudi Arabian Airlines
XY flynas
RJ Royal Jordanian
LY El Al
MS EgyptAir
AT Royal Air Maroc
ET Ethiopian Airlines,Ethiopian
KQ Kenya Airways
WB RwandAir
SA South African Airways
MK Air Mauritius
HM Air Seychelles
UL SriLankan Airlines,SriLankan
RA Nepal Airlines
H9 Himalaya Airlines
KB Drukair
BG Biman Bangladesh Airlines,Biman
BS US-Bangla Airlines
Q2 Maldivian
SQ Singapore Airlines
TR Scoot
MH Malaysia Airlines
AK AirAsia
D7 AirAsia X
OD Batik Air Malaysia,Malindo Air
TG Thai Airways,Thai Airways International
FD Thai AirAsia
SL Thai Lion Air
PG Bangkok Airways
VZ Thai Vietjet
VN Vietnam Airlines
VJ VietJet Air,VietJet
GA Garuda Indonesia
QZ Indonesia AirAsia
JT Lion Air
ID Batik Air
PR Philippine Airlines
5J Cebu Pacific
CX Cathay Pacific
HX Hong Kong Airlines
UO HK Express
CI China Airlines
BR EVA Air
CA Air China
MU China Eastern,China Eastern Airlines
CZ China Southern,China Southern Airlines
HU Hainan Airlines
KE Korean Air
OZ Asiana Airlines,Asiana
NH ANA,All Nippon Airways
JL Japan Airlines,JAL
QF Qantas,Qantas Airways
JQ Jetstar
VA Virgin Australia
NZ Air New Zealand
FJ Fiji Airways
AC Air Canada
WS WestJet
TS Air Transat
UA United Airlines,United
DL Delta Air Lines,Delta
AA American Airlines
B6 JetBlue
AS Alaska Airlines
HA Hawaiian Airlines
AM Aeromexico
LA LATAM Airlines,LATAM
AV Avianca
`;

export interface Airline {
  readonly code: string;
  readonly names: readonly string[];
}

export const airlines: readonly Airline[] = rows
  .trim()
  .split('\n')
  .map((row) => ({ code: row.slice(0, 2), names: row.slice(3).split(',') }));

const byCode = new Map(airlines.map((each) => [each.code, each]));
export const airlineCoded = (code: string): Airline | undefined => byCode.get(code);
