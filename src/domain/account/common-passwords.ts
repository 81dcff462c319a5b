/** What is tried first, in French and in English, of eight characters and more, in lower case. Loaded when a password is chosen. */
const WORDS = `
00000000 000000000 0000000000 01234567 0123456789 0987654321 11111111 111111111 1111111111 11223344
1122334455 112233445566 12121212 121212121 123123123 123321123 12344321 1234512345 123454321 12345678
123456789 1234567890 12345678910 123456789a 12345678a 12345679 123456aa 123456ab 123456abc 123456azerty
12345abc 12345qwert 1234abcd 1234azerty 123698745 123azerty 123qweasd 123qweasdzxc 13131313 14725836
147258369 147852369 1478963250 159357258 159753456 1a2z3e4r 1aze2qsd 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qwertyuiop 22222222 33333333 44444444 456789123 55555555 66666666
741852963 77777777 789456123 87654321 88888888 888888888 963852741 987654321 99999999 a1234567 a12345678
a123456789 a1b2c3d4 a1b2c3d4e5 a1z2e3r4 a1z2e3r4t5 aa123456 aa12345678 aaaaaaaa abc12345 abc123456
abcd1234 abcd12345 abcdefg1 abcdefg123 abcdefgh abcdefghi abcdefghij admin123 admin1234 admin12345
admin123456 adminadmin administrateur administrator alexandra alexandre alexandre1 amandine amandine1
antoine1 aqwzsxed aqwzsxedc arsenal1 arsenal123 asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl aurevoir
automne1 autumn123 auvergne azeazeaze azeqsdwxc azerty12 azerty123 azerty1234 azerty12345 azerty123456
azertyazerty azertyui azertyuiop azertyuiop123 babyboy1 babygirl babygirl1 baguette baguette1 barcelona
barcelona1 baseball baseball1 baseball123 basketball basketball1 batman123 benjamin benjamin1 betton35
betton35830 bienvenue bienvenue1 bienvenue123 bisounours blessed1 blessing bonjour1 bonjour12 bonjour123
bonjour1234 bonsoir1 bonsoir123 bouygues bretagne bretagne1 bretagne35 butterfly butterfly1 camarade
camembert camembert1 camille1 camille123 caramel1 caramel123 caroline1 catherine celine123 champagne
champagne1 champion champions changeme changeme1 changeme123 changezmoi charlie1 charlie123 chaton123
chatons1 chelsea1 chelsea123 cheval12 chevaux1 chocolat chocolat1 chocolat12 chocolat123 chouchou
chouchou1 christophe citroen1 clemence coccinelle coccinelle1 commune1 commune123 computer computer1
computer123 contrasena contraseña corse2a1 corsica1 corvette coucou12 coucou123 coucou1234 croissant
dauphin1 dauphins december decembre demo1234 demodemo dimanche dimanche1 dominique doudou12 doudou123
doudoune dragon12 dragon123 dragon1234 dragonball ducati123 egalite1 elephant elephant1 facebook
facebook1 facebook123 felix123 ferrari1 ferrari123 flower123 football football1 football12 football123
footballer fortnite fortnite1 france123 france1234 france2018 france98 francois francoise françois
fraternite frederic freebox1 freebox123 freedom1 freedom123 fromage1 fromage123 garfield god12345
google123 grenouille guest123 guillaume guillaume1 hallo123 handball harrypotter hello123 hello1234
hellohello helloworld hirondelle ilovegod iloveu123 iloveyou iloveyou1 iloveyou12 iloveyou123 iloveyou2
instagram internet internet1 internet123 ironman123 isabelle isabelle1 jennifer jennifer1 jessica1
jesus123 jesus777 jesuschrist jetaime1 jetaime12 jetaime123 jetaimemonamour jordan123 jordan23 julien123
juventus kawasaki laurence lemotdepasse letmein1 letmein123 libellule liberte1 licorne1 licorne123
linkedin liverpool liverpool1 login123 loulou12 loulou123 loulou1234 lovelife lovelove loveme123
loveyou1 macherie macommune mairie123 mairie35 maitre123 manchester manon123 manutd123 marianne
marianne1 marseille marseille1 marseille13 master12 master123 mathilde mathilde1 matthieu maxime123
mdp12345 mdp123456 medor123 mercedes mercedes1 michael1 michelle mickey123 midnight midnight1 minecraft
minecraft1 minou123 minouche monamour monamour1 monange1 monchat1 moncheri monchien moncoeur monkey12
monkey123 monkey1234 monmotdepasse montagne motdepasse motdepasse1 motdepasse12 motdepasse123 motpasse
mustang1 naruto123 nathalie nathalie1 nicolas1 nicolas123 nintendo normandie nounours nounours1
nounours123 november novembre novembre1 olympique olympique1 orange12 orange123 ordinateur ordinateur1
p4ssword p@ssw0rd p@ssword panthere1 pantoufle papillon papillon1 papillon123 parapluie parisien
parissg75 parvis123 parvis1234 parvis2025 parvis2026 passport passw0rd passw0rd1 password password1
password12 password123 password1234 passwords passwort passwort1 patricia patricia1 peugeot1 peugeot206
peugeot307 philippe philippe1 phoenix1 playstation pokemon1 pokemon123 porsche1 porsche911 portable1
poupette poupinou princess princess1 princess123 princesse princesse1 printemps printemps1 provence
psg12345 q1w2e3r4 q1w2e3r4t5 qazwsx123 qazwsxedc qsdfghjk qsdfghjklm qwe123qwe qweasdzxc qweqweqwe
qwert123 qwert1234 qwert12345 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop
qwertyuiop123 qwertzuiop rainbow1 rainbow123 ratatouille realmadrid renault1 renault5 renaultclio
republique rexrexrex root1234 rugby123 salut123 samsung1 samsung123 sandrine sandrine1 saucisson
sebastien sebastien1 secret12 secret123 secretsecret september septembre septembre1 shadow12 shadow123
shadow1234 signalement simpsons snoopy123 snowball spiderman spiderman1 spring123 starwars starwars1
starwars123 stephane stephanie summer12 summer123 summer2024 summer2025 sunshine sunshine1 sunshine123
superman superman1 superman123 tartiflette telephone telephone1 test1234 test12345 testing1 testing123
testtest thomas123 tigger12 tigger123 tinkerbell toor1234 tortue123 tournesol toutoune trustno1 user1234
utilisateur vacances vacances1 valentin valentin1 valentine vendredi vendredi13 veronique virginie
virginie1 welcome1 welcome12 welcome123 welcome1234 whatever whatever1 whatever123 whatsapp winter123
winter2024 winter2025 wxcvbn123 yamaha123 youtube1 youtube123 zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/u));
